/** Somebody else saved a row in the meantime: what a form says, shaped as the refusal of a call. */
export class EditConflict extends Error {
  override name = 'EditConflict'
  readonly response: {
    readonly status: 422
    readonly data: { readonly code: 'edit_conflict'; readonly message: string }
  }

  constructor(noun: string, cause: unknown) {
    const message = `Somebody else changed this ${noun} in the meantime. What you changed is not saved: saving again puts it on top of theirs.`
    super(message, { cause })
    this.response = { status: 422, data: { code: 'edit_conflict', message } }
  }
}
