import type { ObjectFieldTemplateProps } from '@rjsf/utils'
import { ObjectFieldTemplate } from '#src/forms/theme/ObjectFieldTemplate.tsx'
import { LocationPin } from './LocationPin.tsx'

/** The fields as every form lays them out, with the map before those of the pin: no field of its own, but bound to two. */
export function LocationFieldsTemplate(props: ObjectFieldTemplateProps) {
  const data: unknown = props.formData
  const map = { name: 'map', content: <LocationPin data={data} />, disabled: false, readonly: false, hidden: false }
  return <ObjectFieldTemplate {...props} properties={[map, ...props.properties]} />
}
