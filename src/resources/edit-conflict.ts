/** Somebody else saved in the meantime: what a form says, shaped as the refusal of a call. */
export class EditConflict extends Error {
  override name = 'EditConflict'
  /** What they saved: a form takes it over beneath what the person changed, and says what it is. */
  readonly latest: object | undefined
  readonly response: {
    readonly status: 422
    readonly data: { readonly code: 'edit_conflict'; readonly message: string }
  }

  /** @param what somebody else changed: `this vehicle`, `these settings` */
  constructor(what: string, cause: unknown, latest?: object) {
    const message = `Somebody else changed ${what} in the meantime. What you changed is not saved: saving again puts it on top of theirs.`
    super(message, { cause })
    this.latest = latest
    this.response = { status: 422, data: { code: 'edit_conflict', message } }
  }
}
