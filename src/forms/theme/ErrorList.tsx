import { Callout } from '@blueprintjs/core'
import { type ErrorListProps, toPath } from '@rjsf/utils'
import { idSeparator, useFormAccess } from '../form-access.tsx'
import { labelFromName } from '../labels.ts'
import { schemaAt } from '../schema-walk.ts'
import styles from '#src/forms/forms.module.css'

/** After a submit that was refused: which fields need attention, each a way to get there. */
export function ErrorList({ errors, registry, schema }: ErrorListProps) {
  const { submitAttempted, focusField } = useFormAccess()
  const fields = new Map(errors.map((error) => [(error.property ?? '').replace(/^\./, ''), error.message ?? '']))
  if (!submitAttempted || fields.size < 2) return null
  const { idPrefix } = registry.globalFormOptions
  return (
    <Callout className={styles.errorList} intent="danger" role="alert" icon={null}>
      <p className={styles.errorListTitle}>{fields.size} fields need attention</p>
      <ul>
        {[...fields].map(([property, message]) => {
          const path = toPath(property)
          return (
            <li key={property}>
              <button type="button" onClick={() => focusField([idPrefix, ...path].join(idSeparator))}>
                {labelAt(schema, path)}
              </button>
              <span>{message}</span>
            </li>
          )
        })}
      </ul>
    </Callout>
  )
}

/** "Price", or "Lines 2: Price" within a list, so that two fields of the same name can be told apart. */
function labelAt(schema: ErrorListProps['schema'], path: readonly (string | number)[]): string {
  const name = path.at(-1) ?? ''
  const title =
    schemaAt(schema, path)?.title ??
    (Number.isInteger(Number(name)) ? `Item ${Number(name) + 1}` : labelFromName(String(name)))
  const index = path.at(-2)
  const list = path.at(-3)
  return index !== undefined && list !== undefined && /^\d+$/.test(String(index))
    ? `${labelFromName(String(list))} ${Number(index) + 1}: ${title}`
    : title
}
