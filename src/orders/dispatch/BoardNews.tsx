import { useEffect, useState } from 'react'
import { boardChanges, type CardChange, changeWords } from './board-changes.ts'
import type { BoardColumn, Moves } from './board-columns.ts'
import styles from './dispatch.module.css'

/** Milliseconds that a change is told; what comes meanwhile is told together with it. */
const toldMs = 6_000

interface BoardNewsProps {
  readonly columns: readonly BoardColumn[]
  /** What the person is moving, which says so by itself. */
  readonly moves: Moves
  /** What the board answers: another question is no news. */
  readonly question: string
}

const nothing: readonly CardChange[] = []

/** Says in words which cards somebody else moved: for those who do not see it, and of what is gone or out of sight. */
export function BoardNews({ columns, moves, question }: BoardNewsProps) {
  const [seen, setSeen] = useState({ columns, moves, question })
  const [news, setNews] = useState(nothing)
  if (seen.columns !== columns || seen.question !== question) {
    setSeen({ columns, moves, question })
    if (seen.question !== question) setNews(nothing)
    else {
      const own = new Set([...seen.moves.keys(), ...moves.keys()])
      const changes = boardChanges(seen.columns, columns, own)
      if (changes.length > 0) setNews((before) => together(before, changes))
    }
  }
  useEffect(() => {
    if (news.length === 0) return
    const timer = setTimeout(() => setNews(nothing), toldMs)
    return () => clearTimeout(timer)
  }, [news])
  return (
    <p className={styles.news} role="status">
      {changeWords(news)}
    </p>
  )
}

/** Of a card that moved twice, from where it began to where it is now. */
function together(before: readonly CardChange[], after: readonly CardChange[]): readonly CardChange[] {
  const merged = new Map(before.map((change) => [change.orderId, change]))
  for (const change of after) {
    const { from } = merged.get(change.orderId) ?? change
    merged.set(change.orderId, { ...change, from })
  }
  return [...merged.values()].filter(({ from, to }) => from !== to)
}
