import type { ProtocolEntryActionsWithDataItem } from '#generated/model/index.ts'

/** The answer to an action as people read it, null without one. Files are counted: their names stand in a list. */
export function answerText({ type, value, media, unit }: ProtocolEntryActionsWithDataItem): string | null {
  switch (type) {
    case 'block':
      return null
    case 'media':
      return media.length === 0 ? null : media.length === 1 ? '1 file' : `${media.length} files`
    case 'signature':
      return media.length === 0 ? null : 'Signed'
    case 'confirm':
      return value === null ? null : value === true ? 'Confirmed' : 'Not confirmed'
    case 'number_input':
      return value === null || unit === undefined ? textOf(value) : `${textOf(value)} ${unit}`
    case 'text_input':
    case 'select':
    case 'multi_select':
      return textOf(value)
  }
}

function textOf(value: ProtocolEntryActionsWithDataItem['value']): string | null {
  const text = Array.isArray(value) ? value.join(', ') : String(value ?? '')
  return text.trim() === '' ? null : text
}
