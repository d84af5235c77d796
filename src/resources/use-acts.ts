import { useQueryClient } from '@tanstack/react-query'
import { type Act, actRefusal, type Stateful } from '#domain/acts/acts.ts'
import type { IdList, Uses } from '#generated/model/index.ts'
import { checkPermission } from '#src/access/can.ts'
import { allOf, approval, denial, type Verdict } from '#src/access/verdict.ts'
import type { ResourcePaths } from '#src/paths.ts'
import { useSession } from '#src/session/session.ts'
import { showSuccess } from '#src/ui/snackbar.ts'
import { askBeforeArchiving } from './archive-question.tsx'
import type { ResourceRow } from './define-resource.ts'
import { takeChanged, takeRow } from './resource-cache.ts'
import { tellRefusal } from './tell-refusal.ts'

/** As much of a row as an act needs; the fields of its state and of its words stand beside it. */
interface ActedRow {
  readonly id: number
  readonly name: string
}

/** An act as `generated/screens/` has it. */
interface ScreenAct extends Act {
  readonly permission: string
  readonly label: string
  readonly said: string | null
  readonly ask: { readonly title: string; readonly text: string; readonly whenUsed: boolean } | null
  readonly undo: string | null
  readonly call: (id: number) => Promise<unknown>
}

/** What `generated/screens/` says of things with states. */
export interface ScreenActs extends Stateful {
  readonly many: string
  readonly acts: Readonly<Record<string, ScreenAct>>
}

type Answer<Contract extends ScreenActs> = Awaited<ReturnType<Contract['acts'][string]['call']>>

/** An act on a row, as a button offers it. */
export interface OfferedAct<Id> {
  readonly id: Id
  readonly label: string
  /** Whether it can be done in the state that the row is in: one that cannot need not be shown. */
  readonly isPossible: boolean
  /** Whether the row is gone then. */
  readonly isFinal: boolean
  /** Whether the person may do it, and it is possible, else why not. */
  readonly verdict: Verdict
  readonly run: () => Promise<void>
}

interface Acting<Contract extends ScreenActs> {
  /** Shows what became of the row. No answer: somebody else was quicker, and it is to be asked for anew. */
  readonly keep: (row: ActedRow, answer?: Answer<Contract>) => Promise<unknown> | void
  /** Where rows are in use, and are edited. */
  readonly uses?: ((ids: IdList) => Promise<Uses>) | undefined
  readonly editPath?: (id: number) => string
}

/** A sentence of the contract with the row's fields in it: "Published {name}, no. {number}". */
export function filledIn(text: string, row: object): string {
  return text.replaceAll(/\{(\w+)\}/g, (_, field: string) => String(Reflect.get(row, field)))
}

/**
 * The acts that the contract declares on a row, each with its verdict: it asks before what it is to ask, says what happened, and can be
 * undone where the contract says so.
 */
export function useActs<const Contract extends ScreenActs>(
  contract: Contract,
  { keep, uses, editPath = String }: Acting<Contract>,
): (row: ActedRow) => readonly OfferedAct<keyof Contract['acts'] & string>[] {
  const session = useSession()
  const { noun, many, states, acts } = contract

  const isMeant = async ({ ask, label, to }: ScreenAct, row: ActedRow): Promise<boolean> => {
    if (ask === null) return true
    const places = ask.whenUsed ? await uses?.({ ids: [row.id] }) : undefined
    if (ask.whenUsed && (places?.data.length ?? 0) === 0) return true
    return askBeforeArchiving({
      title: filledIn(ask.title, row),
      act: label,
      note: ask.text,
      danger: states[to] === null,
      ...(places && { used: { uses: places, rows: [{ ...row, editPath: editPath(row.id) }] } }),
    })
  }
  const run = async (act: ScreenAct, row: ActedRow): Promise<void> => {
    try {
      if (!(await isMeant(act, row))) return
      const answer = await act.call(row.id)
      const back = act.undo === null ? undefined : acts[act.undo]
      if (act.said !== null)
        showSuccess(filledIn(act.said, row), back && { label: 'Undo', run: () => void run(back, row) })
      await keep(row, answer as Answer<Contract>)
    } catch (error) {
      tellRefusal(error, `${verbOf(act)} the ${noun}`)
      await keep(row)
    }
  }

  return (row) =>
    Object.entries<ScreenAct>(acts).map(([id, act]) => {
      const refusal = actRefusal(contract, act, row)
      return {
        id,
        label: act.label,
        isPossible: refusal === null,
        isFinal: states[act.to] === null,
        verdict: allOf(
          checkPermission(session, act.permission, `${verbOf(act)} ${many}`),
          refusal === null ? approval : denial(refusal.message),
        ),
        run: () => run(act, row),
      }
    })
}

function verbOf({ label }: ScreenAct): string {
  return label.split(' ', 1).join().toLowerCase()
}

/** What the contract says of a resource, as far as its acts need it. */
interface ActedResource {
  readonly calls: {
    readonly listKey: (tenantId: number) => readonly unknown[]
    readonly getKey: (id: number) => readonly unknown[]
    readonly uses?: (ids: IdList) => Promise<Uses>
  }
}

/** The same for rows of a resource, whose lists and detail then show what became of them. */
export function useResourceActs<const Contract extends ScreenActs>(
  contract: Contract,
  { calls }: ActedResource,
  paths: Pick<ResourcePaths, 'edit'>,
) {
  const { tenant } = useSession()
  const client = useQueryClient()
  return useActs(contract, {
    keep: ({ id }, answer) =>
      answer === undefined
        ? takeChanged(client, calls, tenant.id, [id])
        : takeRow(client, calls, tenant.id, answer as ResourceRow),
    uses: calls.uses,
    editPath: paths.edit,
  })
}
