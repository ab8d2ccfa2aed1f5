// Describes a release as a CycloneDX bill of materials: every library of Cargo.lock and every tool of
// package-lock.json, with its version, checksum and origin. The same input gives the same bytes: no time, no
// random number.

const PACKAGE = /^\[\[package\]\]\n([^]*?)(?=\n\n|$(?![^]))/gm;

// The packages of a Cargo.lock. Each dependency is "name", or "name version" where there are several
// versions.
function cargoPackages(lock) {
  return [...lock.matchAll(PACKAGE)].map(([, text]) => {
    const value = (name) => text.match(new RegExp(`^${name} = "(.*)"$`, "m"))?.[1];
    const [, listed = ""] = text.match(/^dependencies = \[\n([^]*?)^\]/m) ?? [];
    const needs = [...listed.matchAll(/"([^"]+)"/g)].map(([, dependency]) => dependency);
    return {
      name: value("name"), version: value("version"), source: value("source"), sum: value("checksum"), needs,
    };
  });
}

// Returns the licences of what is compiled into the page, from lines of public/licences.txt such as "serde
// 1.0.0 (MIT OR Apache-2.0)". A test checks that file against the page's libraries.
function shippedLicences(text) {
  const lines = text.matchAll(/^([\w-]+) (\d+\.\d+\.\d+\S*) \((.+)\)$/gm);
  return new Map([...lines].map(([, name, version, licence]) => [`${name}@${version}`, licence]));
}

const cargoRef = (name, version) => `pkg:cargo/${name}@${version}`;
// Packages of this repository are in no registry.
const refOf = ({ name, version, source }) => (source ? cargoRef(name, version) : `${name}@${version}`);
const npmRef = (name, version) => `pkg:npm/${name.replace("@", "%40")}@${version}`;
// Cargo also accepts "MIT/Apache-2.0", which isn't an SPDX expression.
const licences = (licence) => [{ expression: licence.replaceAll("/", " OR ") }];

const OURS = "MIT OR Apache-2.0";

function cargoComponent(pack, shipped) {
  const { name, version, source, sum } = pack;
  if (!source) {
    return { type: "library", "bom-ref": refOf(pack), name, version, licenses: licences(OURS) };
  }
  const licence = shipped.get(`${name}@${version}`);
  const ref = cargoRef(name, version);
  return {
    type: "library",
    "bom-ref": ref,
    name,
    version,
    scope: licence ? "required" : "excluded",
    hashes: [{ alg: "SHA-256", content: sum }],
    ...(licence && { licenses: licences(licence) }),
    purl: ref,
  };
}

function npmComponents(lock) {
  const all = Object.entries(JSON.parse(lock).packages).filter(([path]) => path);
  return all.map(([path, { version, integrity, license }]) => {
    const name = path.split("node_modules/").at(-1);
    const [algorithm, sum] = integrity.split("-");
    const ref = npmRef(name, version);
    return {
      type: "library",
      "bom-ref": ref,
      name,
      version,
      // Tools that build and test the page; none of their code is in it.
      scope: "excluded",
      hashes: [{ alg: algorithm.replace("sha", "SHA-"), content: Buffer.from(sum, "base64").toString("hex") }],
      ...(license && { licenses: licences(license) }),
      purl: ref,
    };
  });
}

// Builds the bill of materials. Throws if the files contradict each other.
export function sbom({ name, version, cargoLock, packageLock, licencesText }) {
  const all = cargoPackages(cargoLock);
  const shipped = shippedLicences(licencesText);
  const known = new Set(all.map((pack) => `${pack.name}@${pack.version}`));
  for (const one of shipped.keys()) {
    if (!known.has(one)) throw new Error(`licences.txt names ${one}, which isn't in Cargo.lock`);
  }
  const ref = (dependency) => {
    const [wanted, exactly] = dependency.split(" ");
    const found = all.find((pack) => pack.name === wanted && (!exactly || pack.version === exactly));
    if (!found) throw new Error(`Cargo.lock has no package for ${dependency}`);
    return found === own ? component["bom-ref"] : refOf(found);
  };
  const own = all.find((pack) => pack.name === name);
  if (own?.version !== version) throw new Error(`Cargo.lock has ${name} ${own?.version}, not ${version}`);
  const others = all.filter((pack) => pack !== own);
  const unknown = others.find(({ source, sum }) => source && !sum);
  if (unknown) throw new Error(`Cargo.lock has no checksum for ${unknown.name}`);
  const component = {
    type: "application",
    "bom-ref": cargoRef(name, version),
    name,
    version,
    licenses: licences(OURS),
  };
  const components = [
    ...others.map((pack) => cargoComponent(pack, shipped)),
    ...(packageLock ? npmComponents(packageLock) : []),
  ];
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component },
    components,
    dependencies: all.map((pack) => ({
      ref: pack === own ? component["bom-ref"] : refOf(pack),
      dependsOn: pack.needs.map(ref),
    })),
  };
}
