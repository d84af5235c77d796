/**
 * What `ask` answered in this request, `key` naming the question. When it was not asked yet, the handler ends here: its
 * transaction is rolled back, the question is asked while no connection is held, and the handler runs anew in a fresh one.
 * So nothing outside the database may have been done before it, and what is written before it is written once.
 */
export type AskOutside = <Answer>(key: string, ask: () => Promise<Answer>) => Promise<Answer>

/** Waits for an answer from outside, and holds nothing meanwhile that others could use. */
export type AskAside = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>

const atOnce: AskAside = (ask) => ask()

/** More questions than any handler has, with room for data that changes meanwhile; beyond it the keys are not stable. */
const mostRounds = 8

/** What is to be asked, by its key. */
type Questions = ReadonlyMap<string, () => Promise<unknown>>

class OutsideCall extends Error {
  readonly questions: Questions

  constructor(questions: Questions) {
    super(`"${[...questions.keys()].join('", "')}" is to be asked outside the transaction.`)
    this.name = 'OutsideCall'
    this.questions = questions
  }
}

/**
 * Does each piece of work after the one before; what several of them want to know from outside is asked at once, instead of one by one
 * with all of them anew after each answer.
 */
export async function eachInTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const questions = new Map<string, () => Promise<unknown>>()
  for (const [index, item] of items.entries()) {
    try {
      results.push(await work(item, index))
    } catch (error) {
      if (!(error instanceof OutsideCall)) throw error
      for (const [key, ask] of error.questions) questions.set(key, ask)
    }
  }
  if (questions.size > 0) throw new OutsideCall(questions)
  return results
}

/**
 * Runs a request's work, and between its attempts asks whom it needs: outside first, then the transaction.
 * @param attempt runs the work in a transaction of its own, which is rolled back when the work throws
 * @throws what the work throws, or what asking throws
 */
export async function betweenOutsideCalls<Result>(
  attempt: (outside: AskOutside) => Promise<Result>,
  aside = atOnce,
): Promise<Result> {
  const answers = new Map<string, unknown>()
  const outside: AskOutside = async <Answer>(key: string, ask: () => Promise<Answer>) => {
    if (!answers.has(key)) throw new OutsideCall(new Map([[key, ask]]))
    // A key names one question, and was answered by the same handler's own `ask`.
    return answers.get(key) as Answer
  }
  for (let round = 0; round < mostRounds; round += 1) {
    try {
      return await attempt(outside)
    } catch (error) {
      if (!(error instanceof OutsideCall)) throw error
      const asked = [...error.questions]
      const found = await aside(() => Promise.all(asked.map(([, ask]) => ask())))
      for (const [index, [key]] of asked.entries()) answers.set(key, found[index])
    }
  }
  throw new Error(`A handler asked for more than ${mostRounds} things outside: ${[...answers.keys()].join(', ')}.`)
}
