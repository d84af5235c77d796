/** Marks a required field for the eye; `aria-required` says it to a screen reader. */
export function RequiredMark() {
  return (
    <span className="wb-field-required" aria-hidden="true">
      *
    </span>
  )
}
