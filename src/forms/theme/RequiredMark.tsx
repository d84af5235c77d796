import styles from '#src/forms/forms.module.css' /** Marks a required field for the eye; `aria-required` says it to a screen reader. */
export function RequiredMark() {
  return (
    <span className={styles.fieldRequired} aria-hidden="true">
      *
    </span>
  )
}
