const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The id in a page's query; null for a missing or malformed one. */
export function queryId(query: URLSearchParams, name = 'id'): string | null {
  const id = query.get(name);
  return id !== null && ID.test(id) ? id : null;
}
