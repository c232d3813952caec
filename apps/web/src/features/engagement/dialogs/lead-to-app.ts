/** Subject that is continued in the phone app. */
export interface LeadToApp {
  readonly about: 'content' | 'messages' | 'publish';
}
