import type { ObjectFieldTemplateProps, UiSchema } from '@rjsf/utils'
import type { ComponentType } from 'react'
import type { GeneratedForm } from '#generated/forms/form-types.ts'
import { isRecord } from '#src/forms/schema-walk.ts'
import { ObjectFieldTemplate } from '#src/forms/theme/ObjectFieldTemplate.tsx'
import type { FieldSlot } from './define-resource.ts'

/** The contract's form with what a resource adds to it. A field added to the contract appears in it. */
export function withSlots(form: GeneratedForm, slots: Readonly<Record<string, FieldSlot>>): GeneratedForm {
  const uiSchema: UiSchema = { ...form.uiSchema, 'ui:ObjectFieldTemplate': templateOf(slots) }
  for (const [name, slot] of Object.entries(slots)) {
    const own: unknown = form.uiSchema[name]
    uiSchema[name] =
      'Widget' in slot
        ? { ...(isRecord(own) && own), 'ui:widget': slot.Widget }
        : { 'ui:options': { section: slot.section, wide: true } }
  }
  return { ...form, uiSchema }
}

/** The fields as every form lays them out, with the slots' parts before those of their sections. */
function templateOf(slots: Readonly<Record<string, FieldSlot>>): ComponentType<ObjectFieldTemplateProps> {
  const parts = Object.entries(slots).flatMap(([name, slot]) => ('Part' in slot ? [{ name, Part: slot.Part }] : []))
  return function FieldsWithParts(props: ObjectFieldTemplateProps) {
    const data: unknown = props.formData
    const drawn = parts.map(({ name, Part }) => ({
      name,
      content: <Part key={name} data={data} />,
      disabled: false,
      readonly: false,
      hidden: false,
    }))
    return <ObjectFieldTemplate {...props} properties={[...drawn, ...props.properties]} />
  }
}
