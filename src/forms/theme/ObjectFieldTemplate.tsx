import type { ObjectFieldTemplateProps, ObjectFieldTemplatePropertyType, UiSchema } from '@rjsf/utils'
import { getUiOptions, titleId } from '@rjsf/utils'
import type { FormSection } from '../generated-form.ts'
import { fieldLabel, labelFromName } from '../labels.ts'
import { isRecord, propertiesOf } from '../schema-walk.ts'
import { isWide } from './field-kind.ts'
import { RequiredMark } from './RequiredMark.tsx'

type Property = ObjectFieldTemplatePropertyType

interface Section {
  readonly id: string
  readonly title: string | undefined
  readonly properties: readonly Property[]
}

/** Lays an object's fields out in sections of a grid; a nested object is a section of its own, named by its title. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { fieldPathId, properties, schema, uiSchema, title, required } = props
  const isRoot = fieldPathId.path.length === 0
  const sections = sectionsOf(properties, schema, uiSchema)
  const label = isRoot || getUiOptions(uiSchema).label === false ? '' : fieldLabel(title, fieldPathId.path)
  const content = sections.map((section) => (
    <SectionGrid key={section.id} section={section} idPrefix={fieldPathId.$id} schema={schema} uiSchema={uiSchema} />
  ))
  if (isRoot)
    return <div className={sections.some(({ title: named }) => named) ? 'wb-sections' : undefined}>{content}</div>
  return (
    <fieldset
      className="wb-group"
      id={fieldPathId.$id}
      aria-labelledby={label === '' ? undefined : titleId(fieldPathId)}
    >
      {label !== '' && (
        <legend className="wb-group-title" id={titleId(fieldPathId)}>
          {label}
          {required === true && <RequiredMark />}
        </legend>
      )}
      {content}
    </fieldset>
  )
}

interface SectionGridProps {
  section: Section
  idPrefix: string
  schema: ObjectFieldTemplateProps['schema']
  uiSchema: UiSchema | undefined
}

function SectionGrid({ section, idPrefix, schema, uiSchema }: SectionGridProps) {
  const schemas = propertiesOf(schema)
  const heading = `${idPrefix}--section-${section.id}`
  const grid = (
    <div className="wb-form-grid">
      {section.properties.map((property) => {
        const wide = isWide(schemas[property.name] ?? {}, getUiOptions(childUi(uiSchema, property.name)))
        return (
          <div
            key={property.name}
            className={wide ? 'wb-form-cell wb-form-cell-wide' : 'wb-form-cell'}
            hidden={property.hidden}
          >
            {property.content}
          </div>
        )
      })}
    </div>
  )
  if (section.title === undefined) return grid
  return (
    <section className="wb-form-section" aria-labelledby={heading}>
      <h3 className="wb-form-section-title" id={heading}>
        {section.title}
      </h3>
      {grid}
    </section>
  )
}

/** Groups the properties by their section, in the order the form names them; those without one come first, untitled. */
function sectionsOf(
  properties: readonly Property[],
  schema: ObjectFieldTemplateProps['schema'],
  uiSchema: UiSchema | undefined,
): Section[] {
  const named = namedSections(schema, uiSchema)
  const groups = new Map<string, Property[]>([['', []], ...named.map(({ id }): [string, Property[]] => [id, []])])
  for (const property of properties) {
    const { section } = getUiOptions(childUi(uiSchema, property.name))
    const id = typeof section === 'string' ? section : ''
    groups.set(id, [...(groups.get(id) ?? []), property])
  }
  return [...groups].flatMap(([id, members]) =>
    members.every(({ hidden }) => hidden) && id !== ''
      ? []
      : [{ id: id === '' ? 'untitled' : id, title: titleOf(id, named), properties: members }],
  )
}

function titleOf(id: string, named: readonly FormSection[]): string | undefined {
  if (id === '') return undefined
  return named.find((section) => section.id === id)?.title ?? labelFromName(id)
}

/** The form's own list of sections, from the uiSchema or straight from the contract's `x-form`. */
function namedSections(schema: ObjectFieldTemplateProps['schema'], uiSchema: UiSchema | undefined): FormSection[] {
  const form: unknown = schema['x-form']
  const listed = getUiOptions(uiSchema).sections ?? (isRecord(form) ? form.sections : undefined)
  return Array.isArray(listed) ? listed.filter(isSection) : []
}

function isSection(value: unknown): value is FormSection {
  return isRecord(value) && typeof value.id === 'string' && typeof value.title === 'string'
}

function childUi(uiSchema: UiSchema | undefined, name: string): UiSchema | undefined {
  const child: unknown = uiSchema?.[name]
  return isRecord(child) ? child : undefined
}
