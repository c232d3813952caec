/** An address of the portal decoded for display; unchanged where its escapes are malformed. */
export function readableAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
