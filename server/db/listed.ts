/**
 * Whether a list of a filter names anything. A list that is left out or empty lets everything through, as docs/architecture.md says
 * under "Bounds of what is sent"; in SQL an empty list would be `in ()`, which PostgreSQL cannot read.
 */
export function isListed(values: readonly unknown[] | undefined): boolean {
  return values !== undefined && values.length > 0
}
