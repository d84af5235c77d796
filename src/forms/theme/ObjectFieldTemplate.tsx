import {
  type ObjectFieldTemplateProps,
  type ObjectFieldTemplatePropertyType,
  type UiSchema,
  getUiOptions,
  titleId,
} from '@rjsf/utils'
import { type FormSection, useFormAccess } from '../form-access.tsx'
import { fieldLabel, itemName, labelFromName } from '../labels.ts'
import { isRecord, propertiesOf } from '../schema-walk.ts'
import { isWide } from './field-kind.ts'
import { RequiredMark } from './RequiredMark.tsx'
import styles from '#src/forms/forms.module.css'

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
  const { sections: named } = useFormAccess()
  const sections = sectionsOf(properties, isRoot ? named : [], uiSchema)
  const item = itemName(fieldPathId.path)
  const label = item ?? fieldLabel(title, fieldPathId.path)
  const quiet = item !== undefined || getUiOptions(uiSchema).label === false
  const content = sections.map((section) => (
    <SectionGrid key={section.id} section={section} idPrefix={fieldPathId.$id} schema={schema} uiSchema={uiSchema} />
  ))
  if (isRoot)
    return (
      <div className={sections.some((section) => section.title !== undefined) ? styles.sections : undefined}>
        {content}
      </div>
    )
  return (
    <fieldset className={styles.group} id={fieldPathId.$id} aria-labelledby={titleId(fieldPathId)}>
      <legend className={quiet ? 'wb-visually-hidden' : styles.groupTitle} id={titleId(fieldPathId)}>
        {label}
        {required === true && !quiet && <RequiredMark />}
      </legend>
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
  const { sectionHeading: Heading } = useFormAccess()
  const headingId = `${idPrefix}--section-${section.id}`
  const grid = (
    <div className={styles.grid}>
      {section.properties.map((property) => {
        const sole = section.title !== undefined && section.properties.length === 1
        const wide = isWide(schemas[property.name] ?? {}, getUiOptions(childUi(uiSchema, property.name)))
        return (
          <div key={property.name} className={cellClass(wide, sole)} hidden={property.hidden}>
            {property.content}
          </div>
        )
      })}
    </div>
  )
  if (section.title === undefined) return grid
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <Heading className={styles.sectionTitle} id={headingId}>
        {section.title}
      </Heading>
      {grid}
    </section>
  )
}

/** A field alone in a titled section leaves its own name to the screen reader: the section has just said it. */
function cellClass(wide: boolean, sole: boolean): string {
  return [styles.cell, wide && styles.cellWide, sole && styles.cellSole].filter(Boolean).join(' ')
}

/** Groups the properties by their section, in the order the form names them; those without one come first, untitled. */
function sectionsOf(
  properties: readonly Property[],
  named: readonly FormSection[],
  uiSchema: UiSchema | undefined,
): Section[] {
  const groups = new Map<string, Property[]>([['', []], ...named.map(({ id }): [string, Property[]] => [id, []])])
  for (const property of properties) {
    const { section } = getUiOptions(childUi(uiSchema, property.name))
    const id = typeof section === 'string' ? section : ''
    groups.set(id, [...(groups.get(id) ?? []), property])
  }
  return [...groups].flatMap(([id, members]) =>
    members.every(({ hidden }) => hidden) && (id !== '' || members.length === 0)
      ? []
      : [{ id: id === '' ? 'untitled' : id, title: titleOf(id, named), properties: members }],
  )
}

function titleOf(id: string, named: readonly FormSection[]): string | undefined {
  if (id === '') return undefined
  return named.find((section) => section.id === id)?.title ?? labelFromName(id)
}

function childUi(uiSchema: UiSchema | undefined, name: string): UiSchema | undefined {
  const child: unknown = uiSchema?.[name]
  return isRecord(child) ? child : undefined
}
