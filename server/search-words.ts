import { sql, type Expression, type SqlBool } from 'kysely'

/** Whether a text of the database, as `bare_letters` leaves it, holds every word of what a person typed, however it is written. */
export function holdsEveryWord(text: Expression<unknown>, typed: string): Expression<SqlBool> {
  return sql<SqlBool>`${text} like all (array(select like_pattern(word) from search_words(${typed}) as word))`
}

/**
 * Whether a person of the request's tenant has every word of what was typed in name, e-mail or phone. Along an index: of more than 1,001
 * those who came last.
 * @param userId the column of their number
 * @param archived of those who are archived, or of those who are not; left out: of both
 */
export function isFoundPerson(userId: Expression<unknown>, typed: string, archived?: boolean): Expression<SqlBool> {
  return sql<SqlBool>`${userId} in (select search_people(${typed}, ${archived ?? null}))`
}

/** These columns as a text for {@link holdsEveryWord}, where none is stored. */
export function bareText(...columns: readonly Expression<unknown>[]): Expression<string> {
  return sql<string>`bare_letters(concat_ws(' ', ${sql.join(columns)}))`
}
