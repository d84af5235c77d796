import { sql, type Expression, type SqlBool } from 'kysely'

/** Whether a text of the database, as `bare_letters` leaves it, holds every word of what a person typed, however it is written. */
export function holdsEveryWord(text: Expression<unknown>, typed: string): Expression<SqlBool> {
  return sql<SqlBool>`${text} like all (array(select like_pattern(word) from search_words(${typed}) as word))`
}

/** These columns as a text for {@link holdsEveryWord}, where none is stored. */
export function bareText(...columns: readonly Expression<unknown>[]): Expression<string> {
  return sql<string>`bare_letters(concat_ws(' ', ${sql.join(columns)}))`
}
