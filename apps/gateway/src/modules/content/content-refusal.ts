/** A change of content that a rule refuses; the message says why, in one line for each fault. */
export class ContentRefusal extends Error {
  override readonly name = 'ContentRefusal';
}
