const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The id that a page's address names; null where it names none that could exist. */
export function queryId(query: URLSearchParams, name = 'id'): string | null {
  const id = query.get(name);
  return id !== null && ID.test(id) ? id : null;
}
