import { HTMLSelect, InputGroup } from '@blueprintjs/core'
import { type FieldProps, ERRORS_KEY } from '@rjsf/utils'
import { type HTMLInputTypeAttribute, use } from 'react'
import { type ContactDetail, contactTypes } from '#domain/addresses/contact-detail.ts'
import { formatPhone } from '#domain/addresses/phone.ts'
import { EmailNoteContext } from '../../email-note.ts'
import { idSeparator, useFormAccess } from '../../form-access.tsx'
import { isRecord } from '../../schema-walk.ts'
import { FieldMessage } from '../../theme/FieldErrorTemplate.tsx'
import styles from './contact-detail.module.css'

type Kind = ContactDetail['type']

const kinds: Readonly<Record<Kind, { name: string; type: HTMLInputTypeAttribute; placeholder: string }>> = {
  email: { name: 'Email', type: 'email', placeholder: 'name@company.ca' },
  phone: { name: 'Phone', type: 'tel', placeholder: '(306) 555-0134 ext. 204' },
  address: { name: 'Address', type: 'text', placeholder: 'Street, city, postal code' },
  url: { name: 'Url', type: 'url', placeholder: 'company.ca' },
}

/**
 * A way to reach somebody: what it is, and its value, `{type, value}`. Registered as a custom field, because rjsf gives objects no
 * widgets.
 */
export function ContactDetailField(props: FieldProps) {
  const { fieldPathId, formData, onChange, onBlur, errorSchema, disabled, readonly } = props
  const { showsErrors } = useFormAccess()
  const emailNote = use(EmailNoteContext)
  const type = kindOf(formData)
  const value: unknown = isRecord(formData) ? formData.value : undefined
  const id = [fieldPathId.$id, 'value'].join(idSeparator)
  const messages = showsErrors(id) ? (errorSchema?.value?.[ERRORS_KEY] ?? []) : []
  const invalid = messages.length > 0
  const place = Number(fieldPathId.path.at(-1)) + 1
  const { name, type: inputType, placeholder } = kinds[type]
  const off = disabled === true || readonly === true
  return (
    <div className={styles.detail}>
      <HTMLSelect
        aria-label={`Detail ${place}: kind`}
        disabled={off}
        value={type}
        onChange={({ target }) => onChange({ type: target.value, value }, fieldPathId.path)}
      >
        {contactTypes.map((kind) => (
          <option key={kind} value={kind}>
            {kinds[kind].name}
          </option>
        ))}
      </HTMLSelect>
      <InputGroup
        id={id}
        aria-label={`Detail ${place}: ${name.toLowerCase()}`}
        aria-invalid={invalid ? true : undefined}
        aria-describedby={invalid ? `${id}-error` : undefined}
        aria-required
        disabled={off}
        type={inputType}
        placeholder={placeholder}
        autoComplete="off"
        value={typeof value === 'string' ? shown(type, value) : ''}
        onChange={({ target }) => onChange({ type, value: target.value || undefined }, fieldPathId.path)}
        onBlur={() => onBlur(id, formData)}
      />
      {type === 'email' && <div className={styles.note}>{emailNote(typeof value === 'string' ? value : '')}</div>}
      {invalid && (
        <div className={styles.error}>
          <FieldMessage id={`${id}-error`} messages={messages} />
        </div>
      )}
    </div>
  )
}

function kindOf(data: unknown): Kind {
  const type: unknown = isRecord(data) ? data.type : undefined
  return contactTypes.find((kind) => kind === type) ?? 'email'
}

/** A stored number as people read it; what is being typed is no stored number yet. */
function shown(type: Kind, value: string): string {
  return type === 'phone' && /^\+1\d{10}(;ext=\d+)?$/.test(value) ? formatPhone(value) : value
}
