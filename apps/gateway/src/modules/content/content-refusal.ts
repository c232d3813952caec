/** A change of content that a rule refuses; the message has the reasons, one line per fault. */
export class ContentRefusal extends Error {
  override readonly name = 'ContentRefusal';
}
