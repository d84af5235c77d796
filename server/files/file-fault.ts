import { formError, type Refusal } from '#domain/text/refusal.ts'

/** Refuses a file as a whole, in words for the person who sent it. */
export function refusedFile(why: string): Refusal {
  return formError({ '': [why] })
}

/** A number as sentences have it: "5,000". */
export function inWords(count: number): string {
  return count.toLocaleString('en-CA')
}

/** Counts what is read of a file. @throws formError with the sentence once there is more than the limit */
export function countUpTo(most: number, why: string): (more?: number) => void {
  let count = 0
  return (more = 1) => {
    count += more
    if (count > most) throw refusedFile(why)
  }
}
