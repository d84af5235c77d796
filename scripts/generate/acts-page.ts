import { orderMoves, orderStatuses, statusInSentence } from '#domain/orders/order-status.ts'
import type { DeclaredActs } from './derived-operations.ts'
import type { Stateful } from './derived-schemas.ts'

/** A thing with its states and moves, as the page draws it. */
interface Drawn {
  readonly title: string
  /** By the name of the state: what people say for it; null: the row is gone. */
  readonly states: Readonly<Record<string, string | null>>
  readonly moves: readonly Move[]
}

interface Move {
  readonly label: string
  readonly from: readonly string[]
  readonly to: string
  /** The cells of its row in the table, beside the label and the states. */
  readonly cells: readonly string[]
}

/** `docs/acts.md`: the states of things and what may happen in them, drawn and as tables. */
export function actsPage(stateful: readonly Stateful[], acts: DeclaredActs): string {
  const things = stateful.map(({ name, plural, states, stateWords }): Drawn => {
    const own = [...acts].filter(([, { of }]) => of === name)
    return {
      title: capital(plural),
      states: Object.fromEntries(
        Object.entries(states).map(([state, held]) => [state, held === null ? null : (stateWords[state] ?? state)]),
      ),
      moves: own.map(([id, { label, from, to, permission, ask, undo }]) => {
        const asked = ask === null ? '' : ask.whenUsed ? 'where it is in use' : 'always'
        return { label, from, to, cells: [`\`${id}\``, `\`${permission}\``, asked, undo === null ? '' : `\`${undo}\``] }
      }),
    }
  })
  const orders: Drawn = {
    title: 'Orders',
    states: Object.fromEntries(orderStatuses.map((status) => [status, statusInSentence(status)])),
    moves: Object.values(orderMoves).map((move) => ({ ...move, cells: [] })),
  }
  return `# States and moves

Written by \`npm run generate\` from \`x-states\` and \`x-act\` of the contract, and from \`domain/orders/order-status.ts\`. How one is added:
[adding an act](adding-an-act.md).

${things.map((thing) => section(thing, ['Operation', 'Permission', 'Asked before', 'Undone by'])).join('\n')}
${section(orders, [], 'Orders keep moves of their own: who may make one is written in `domain/orders/order-status.ts`.')}`
}

function section({ title, states, moves }: Drawn, columns: readonly string[], note?: string): string {
  const said = (state: string) => states[state] ?? state
  const place = (state: string) => (states[state] === null ? '[*]' : state)
  const isMoved = (state: string) => moves.some(({ from, to }) => to === state || from.includes(state))
  const names = Object.entries(states).flatMap(([state, words]) => {
    if (words !== null && words !== state) return [`  state "${words}" as ${state}`]
    return words === null || isMoved(state) ? [] : [`  ${state}`]
  })
  const arrows = moves.flatMap(({ from, to, label }) => from.map((each) => `  ${each} --> ${place(to)}: ${label}`))
  const rows = moves.map(({ label, from, to, cells }) => [label, from.map(said).join(', '), said(to), ...cells])
  return `## ${title}

${note === undefined ? '' : `${note}\n\n`}\`\`\`mermaid
stateDiagram-v2
${[...names, ...arrows].join('\n')}
\`\`\`

${table(['Act', 'From', 'To', ...columns], rows)}`
}

/** Cells padded to their column, as the formatter would. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width, fill)).join(' | ')} |\n`
  return [line(head), line([], '-'), ...rows.map((row) => line(row))].join('')
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`
}
