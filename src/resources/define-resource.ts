import type { ComponentType, ReactElement } from 'react'
import type { WidgetProps } from '@rjsf/utils'
import type { CountedWords } from '#domain/amounts/count-text.ts'
import type { GeneratedForm } from '#generated/forms/form-types.ts'
import type { IdList, Uses } from '#generated/model/index.ts'
import type { Verdict } from '#src/access/verdict.ts'
import type { FormData } from '#src/forms/form-types.ts'
import type { QuestionCode } from '#src/http/errors.ts'
import type { ResourcePaths } from '#src/paths.ts'
import type { Session } from '#src/session/session.ts'
import type { Column } from '#src/tables/column.ts'
import type { Sort } from '#src/tables/use-list-state.ts'
import type { Page, PageRequest } from '#src/tables/use-paged-rows.ts'
import type { ListFilter } from './filter-values.ts'
import { columnsOf, type Fact, type GivenColumn } from './fact-columns.tsx'

/** As much of a row as every resource has. */
export interface ResourceRow {
  readonly id: number
  /** Whose it is; others may read it, only this organisation changes it. */
  readonly tenantId?: number
  readonly archived?: boolean
  /** Counts the changes; a change then names the version that it is based on. */
  readonly version?: number
}

/** What a list asks for. */
export interface ListQuery<SortField extends string> {
  /** The filter is of the contract's own type, which differs from list to list. */
  pagination: Partial<PageRequest> & { sort: Sort<SortField>[]; filter?: never }
  search?: string
  displayArchived?: boolean
}

/** The generated functions of the operations. What is left out is not offered. */
interface GivenCalls<Row extends ResourceRow, Input, Update, SortField extends string> {
  readonly list: (
    tenantId: number,
    query: ListQuery<SortField>,
    options?: undefined,
    signal?: AbortSignal,
  ) => Promise<Page<Row>>
  readonly listKey: (tenantId: number, query?: ListQuery<SortField>) => readonly unknown[]
  readonly get: (id: number, options?: undefined, signal?: AbortSignal) => Promise<Row>
  readonly getKey: (id: number) => readonly unknown[]
  readonly create?: (tenantId: number, input: Input) => Promise<Row>
  readonly update?: (id: number, change: Update) => Promise<Row>
  readonly archive?: (ids: IdList) => Promise<unknown>
  readonly restore?: (ids: IdList) => Promise<unknown>
  readonly delete?: (id: number) => Promise<unknown>
  readonly uses?: (ids: IdList, options?: undefined, signal?: AbortSignal) => Promise<Uses>
}

/** A question that the server may ask before it saves a row, and the calls that say yes to it. */
interface SaveQuestion<Calls> {
  readonly code: QuestionCode
  readonly title: string
  readonly confirmLabel: string
  readonly confirmed: Calls
}

export interface ResourceCalls<Row extends ResourceRow, SortField extends string> extends Omit<
  GivenCalls<Row, never, never, SortField>,
  'create' | 'update'
> {
  readonly create?: (tenantId: number, data: FormData) => Promise<Row>
  readonly update?: (id: number, change: FormData) => Promise<Row>
}

/** Optional fields that a change cannot clear with null. */
type Unclearable<Input, Update> = {
  [Key in keyof Input & keyof Update]-?: undefined extends Input[Key] ? (null extends Update[Key] ? never : Key) : never
}[keyof Input & keyof Update]

/** A part of the form that the contract does not draw. */
export type FieldSlot =
  /** Draws the field of this name. */
  | { readonly Widget: ComponentType<WidgetProps> }
  /** Stands first in a section, across its whole width, and has no value of its own; sets others by `useFormAccess`. */
  | { readonly section: string; readonly Part: ComponentType<{ readonly data: unknown }> }

/** What every resource says about itself; the slots are for what only this one has. */
interface ResourceBase<Row extends ResourceRow> {
  readonly paths: ResourcePaths
  /** Where the address has the number of a row, unless in `id`. */
  readonly param?: string
  /** Whose rows are changed, unless those of the organization that one works in. */
  readonly ownerId?: number
  /**
   * The list in which a row stands, where one call fetches the rows of several: another's row is led to there. null: none that the
   * reader has.
   */
  readonly ownListOf?: (row: Row, session: Session) => ResourcePaths | null
  /** How a row is called in a sentence. */
  readonly nameOf: (row: Row) => string
  /** What its drawer is headed; the name by default. */
  readonly titleOf?: (row: Row) => string
  readonly icon: ReactElement
  /** What would be here: said when there is nothing yet. */
  readonly empty: string
  /** What archived rows are still good for. */
  readonly emptyArchived?: string
  /** What being archived means for one of them. */
  readonly archivedNote?: string
  /** What is searched, "Name or city"; without it the list has no search. */
  readonly search?: string
  /** What adding one is called where it is more than that: "Invite a customer", and "Invited" whom. */
  readonly adding?: { readonly label: string; readonly said: string }
  readonly rights: {
    readonly create: (session: Session) => Verdict
    readonly update: (session: Session) => Verdict
    readonly delete?: (session: Session) => Verdict
  }

  /** Slot: the body of the drawer, in the place of the columns' facts. */
  readonly Detail?: ComponentType<{ readonly row: Row }>
  /** Slot: the filters of the list, where what they offer is asked for; their names are those of the contract's. */
  readonly useFilters?: (declared: readonly ListFilter[]) => readonly ListFilter[]
  /** Slot: asks before rows are archived, whatever they are used by. Answers the call that does it; null: it is not meant. */
  readonly askToArchive?: (rows: readonly Row[]) => Promise<((ids: IdList) => Promise<unknown>) | null>
  /** Slot: acts of the whole list, before "Add". */
  readonly Actions?: ComponentType
  /** Slot: the same where there is nothing yet. */
  readonly EmptyActions?: ComponentType
  /** Slot: what one should know beside the list. */
  readonly Note?: ComponentType
  /** Slot: parts of the form by name. */
  readonly fields?: Readonly<Record<string, FieldSlot>>
}

/** What the contract says of a resource, as its screens take it. */
interface ResourceContract<SortField extends string> {
  readonly words: CountedWords
  /** What the audit calls one: `base-tag`. */
  readonly subject: string
  readonly defaultSort: Sort<SortField>
  readonly filters: readonly ListFilter[]
  /** Fetched when somebody opens it: its validators weigh more than the list. A record, which nobody writes, has none. */
  readonly form?: (() => Promise<GeneratedForm>) | undefined
}

interface ResourceDefinition<
  Row extends ResourceRow,
  Input,
  Update,
  SortField extends string,
  Field extends keyof Row & string,
> extends ResourceBase<Row> {
  /** What `generated/screens/` has of it. */
  readonly contract: ResourceContract<NoInfer<SortField>> & {
    readonly calls: GivenCalls<Row, Input, Update, SortField>
    readonly facts: Readonly<Record<Field, Fact<NoInfer<SortField>>>>
  }
  readonly columns: readonly GivenColumn<Row, SortField, NoInfer<Field>>[]
  /** A question that the server may ask before it saves one. */
  readonly question?: SaveQuestion<Required<Pick<GivenCalls<Row, Input, Update, SortField>, 'create' | 'update'>>>
  /** Offers the list as a CSV file, of the fields among its columns. */
  readonly csv?: boolean
  /** What a cleared field is sent as where the contract takes no null; undefined: nothing is said about it. */
  readonly cleared?: { readonly [Key in Unclearable<Input, Update>]: Update[Key] | undefined }
}

/** A resource as its screens take it. */
export interface Resource<Row extends ResourceRow, SortField extends string>
  extends ResourceBase<Row>, ResourceContract<SortField> {
  /** Names what is remembered of the list between visits. */
  readonly tableId: string
  /** A column with `text` is in the list's CSV file. */
  readonly columns: readonly Column<Row, SortField>[]
  readonly calls: ResourceCalls<Row, SortField>
  readonly question?: SaveQuestion<Pick<ResourceCalls<Row, SortField>, 'create' | 'update'>> | undefined
  readonly cleared: Readonly<Record<string, unknown>>
}

/** A hook that answers a resource as it is where it stands: rows of another organization, other addresses. */
export type UseResource<Row extends ResourceRow, SortField extends string> = (
  resource: Resource<Row, SortField>,
) => Resource<Row, SortField>

export function asDeclared<Declared>(resource: Declared): Declared {
  return resource
}

/**
 * Declares a resource. Its screens (`ResourceList`, `ResourceDetail`, `ResourceCreate`, `ResourceEdit`) take what this
 * answers, and `resourceRoutes` gives them their addresses; each can also be used, or left out, alone.
 */
export function defineResource<
  Row extends ResourceRow,
  Input,
  Update,
  SortField extends string,
  Field extends keyof Row & string,
>(definition: ResourceDefinition<Row, Input, Update, SortField, Field>): Resource<Row, SortField> {
  const { contract, columns, csv = false, cleared = {}, question, ...own } = definition
  const { words, subject, defaultSort, filters, form, calls, facts } = contract
  // A form that is whole by the contract's own validator is what the contract takes.
  const takingForms = ({ create, update }: Pick<typeof calls, 'create' | 'update'>) => ({
    create: create && ((tenantId: number, data: FormData) => create(tenantId, data as FormData & Input)),
    update: update && ((id: number, change: FormData) => update(id, change as FormData & Update)),
  })
  return {
    ...own,
    words,
    subject,
    defaultSort,
    filters,
    form,
    tableId: words.many.toLowerCase().replaceAll(' ', '-'),
    columns: columnsOf(columns, facts, csv),
    cleared,
    calls: { ...calls, ...takingForms(calls) },
    question: question && { ...question, confirmed: takingForms(question.confirmed) },
  }
}
