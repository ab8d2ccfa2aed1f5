//! CRC-32, the checksum of gzip and PNG: it notices every short damage.

/// The CRC-32 (IEEE 802.3, reflected) of `bytes`.
///
/// ```
/// assert_eq!(lettercase::storage::crc32(b"123456789"), 0xcbf4_3926);
/// ```
pub fn crc32(bytes: &[u8]) -> u32 {
    let mut crc = !0u32;
    for &byte in bytes {
        crc ^= u32::from(byte);
        for _ in 0..8 {
            let carry = crc & 1;
            crc >>= 1;
            if carry == 1 {
                crc ^= 0xedb8_8320;
            }
        }
    }
    !crc
}
