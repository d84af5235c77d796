/** Somebody else saved a row in the meantime: what a form says, shaped as the refusal of a call. */
export class EditConflict extends Error {
  override name = 'EditConflict'
  readonly response: {
    readonly status: 422
    readonly data: { readonly code: 'edit_conflict'; readonly message: string }
  }

  /** @param what somebody else changed: `this vehicle`, or the names of what was changed */
  constructor(what: string, cause: unknown) {
    const message = `Somebody else changed ${what} in the meantime. What you changed is not saved: saving again puts it on top of theirs.`
    super(message, { cause })
    this.response = { status: 422, data: { code: 'edit_conflict', message } }
  }
}
