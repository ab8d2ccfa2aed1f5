// Writes a zip archive. The same files give the same bytes everywhere: no dates, no owners.

import { deflateRawSync } from "node:zlib";

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

function crc32(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = TABLE[(sum ^ byte) & 255] ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

// The fields that both headers share: version 2.0, names in UTF-8, deflated or stored, 1 January 1980.
function head(bytes, packed, method) {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(0x0800, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt16LE(0x0021, 8);
  fields.writeUInt32LE(crc32(bytes), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(bytes.length, 18);
  return fields;
}

// Returns the archive of `files`, each of them [name, bytes].
export function zip(files) {
  const [parts, directory] = [[], []];
  let at = 0;
  for (const [file, bytes] of files) {
    const name = Buffer.from(file);
    const deflated = deflateRawSync(bytes, { level: 9 });
    const [packed, method] = deflated.length < bytes.length ? [deflated, 8] : [bytes, 0];
    const fields = head(bytes, packed, method);
    fields.writeUInt16LE(name.length, 22);
    parts.push(Buffer.from("PK\x03\x04"), fields, name, packed);
    // No comment, first disk, a regular file that everyone may read.
    const more = Buffer.alloc(14);
    more.writeUInt32LE((0o100644 << 16) >>> 0, 6);
    more.writeUInt32LE(at, 10);
    directory.push(Buffer.from("PK\x01\x02"), Buffer.from([20, 3]), fields, more, name);
    at += 30 + name.length + packed.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, central, Buffer.from("PK\x05\x06"), end]);
}
