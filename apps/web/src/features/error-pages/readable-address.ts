/** An address of the portal as people read it; as it stands where its escapes are broken. */
export function readableAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
