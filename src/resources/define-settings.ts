import type { ComponentType } from 'react'
import type { GeneratedForm } from '#generated/forms/form-types.ts'
import type { Verdict } from '#src/access/verdict.ts'
import type { FormData } from '#src/forms/form-types.ts'
import type { Session } from '#src/session/session.ts'

/** What an organization has set, by the contract's names. */
export interface SettingsValues {
  /** Counts the changes; a change names the version that it is based on. */
  readonly version: number
}

interface SettingsDefinition<Values extends SettingsValues, Change> {
  /** What `generated/screens/` has of them. */
  readonly contract: {
    readonly title: string
    readonly form: () => Promise<GeneratedForm>
    readonly calls: {
      readonly get: (tenantId: number, options?: undefined, signal?: AbortSignal) => Promise<Values>
      readonly key: (tenantId: number) => readonly unknown[]
      readonly update: (tenantId: number, change: Change) => Promise<Values>
    }
  }
  /** One line under the title: what they are for. */
  readonly about: string
  /** Refused: everything is shown and nothing can be changed. */
  readonly mayChange: (session: Session) => Verdict
  /** Slot: leads to what these settings are about. */
  readonly Actions?: ComponentType
}

/** Settings as their page takes them. */
export interface Settings<Values extends SettingsValues> extends Omit<SettingsDefinition<Values, never>, 'contract'> {
  readonly title: string
  readonly form: () => Promise<GeneratedForm>
  readonly calls: {
    readonly get: (tenantId: number, options?: undefined, signal?: AbortSignal) => Promise<Values>
    readonly key: (tenantId: number) => readonly unknown[]
    readonly update: (tenantId: number, change: FormData & { readonly version: number }) => Promise<Values>
  }
}

export type AnySettings = Settings<SettingsValues>

/** Declares a page of settings; `settingsRoute` gives it its address. */
export function defineSettings<Values extends SettingsValues, Change>(
  definition: SettingsDefinition<Values, Change>,
): Settings<Values> {
  const { contract, ...own } = definition
  const { title, form, calls } = contract
  // A change that the form's own validator lets through is what the contract takes.
  const update = (tenantId: number, change: FormData) => calls.update(tenantId, change as FormData & Change)
  return { ...own, title, form, calls: { ...calls, update } }
}
