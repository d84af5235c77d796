import {
  type ObjectFieldTemplateProps,
  type ObjectFieldTemplatePropertyType,
  type UiSchema,
  getUiOptions,
  titleId,
} from '@rjsf/utils'
import { type ReactNode, useState } from 'react'
import { Switch } from '@blueprintjs/core'
import { startingData } from '../form-data.ts'
import { type FormSection, SiblingsContext, useFormAccess } from '../form-access.tsx'
import { fieldLabel, itemName, labelFromName } from '../labels.ts'
import { hasType, isRecord, propertiesOf } from '../schema-walk.ts'
import { isAsked, isDemanded, whenOf } from '../ui-schema.ts'
import { isWide } from './field-kind.ts'
import { focusFirstControl } from './focus.ts'
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
  const { fieldPathId, schema, uiSchema, title, required, formData } = props
  const isRoot = fieldPathId.path.length === 0
  const { sections: named } = useFormAccess()
  const properties = props.properties.map((property) =>
    isAsked(childUi(uiSchema, property.name), formData) ? property : { ...property, hidden: true },
  )
  const sections = sectionsOf(properties, isRoot ? named : [], uiSchema)
  const item = itemName(fieldPathId.path)
  const label = item ?? fieldLabel(title, fieldPathId.path)
  const quiet = item !== undefined || getUiOptions(uiSchema).label === false
  const content = sections.map((section) => (
    <SectionGrid key={section.id} section={section} idPrefix={fieldPathId.$id} schema={schema} uiSchema={uiSchema} />
  ))
  if (isRoot) return <Root idPrefix={fieldPathId.$id} sections={sections} formData={formData} content={content} />
  const mustBe = whenOf(uiSchema)?.required === true
  if (hasType(schema, 'null') && item === undefined && !mustBe)
    return <Wanted {...props} label={label} content={content} />
  return (
    <fieldset className={styles.group} id={fieldPathId.$id} aria-labelledby={titleId(fieldPathId)}>
      <legend className={quiet ? 'wb-visually-hidden' : styles.groupTitle} id={titleId(fieldPathId)}>
        {label}
        {isDemanded(required, schema, uiSchema, undefined) && !quiet && <RequiredMark />}
      </legend>
      <SiblingsContext value={formData}>{content}</SiblingsContext>
    </fieldset>
  )
}

interface RootProps {
  readonly idPrefix: string
  readonly sections: readonly Section[]
  readonly formData: unknown
  readonly content: ReactNode
}

/** From so many titled sections on one wants to see which there are. */
const leastForIndex = 4

/** The whole form; a long one has an index of its sections beside it, or above where there is no room. */
function Root({ idPrefix, sections, formData, content }: RootProps) {
  const titled = sections.filter(({ title }) => title !== undefined)
  const body = (
    <SiblingsContext value={formData}>
      <div className={titled.length > 0 ? styles.sections : undefined}>{content}</div>
    </SiblingsContext>
  )
  if (titled.length < leastForIndex) return body
  return (
    <div className={styles.indexed}>
      <nav className={styles.index} aria-label="Sections">
        <ul>
          {titled.map(({ id, title }) => (
            <li key={id}>
              <button type="button" onClick={() => goToSection(headingIdOf(idPrefix, id))}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {body}
    </div>
  )
}

function headingIdOf(idPrefix: string, section: string): string {
  return `${idPrefix}--section-${section}`
}

/** Shows a section and goes to its first control; a link would change the address, and ask about what is not saved. */
function goToSection(headingId: string): void {
  const section = document.getElementById(headingId)?.closest('section')
  section?.scrollIntoView({ block: 'start' })
  focusFirstControl(section)
}

interface WantedProps extends ObjectFieldTemplateProps {
  readonly label: string
  readonly content: ReactNode
}

/** An object that may be null: a switch says whether there is one. What stood in it comes back while the form is open. */
function Wanted({ fieldPathId, schema, formData, disabled, readonly, label, content }: WantedProps) {
  const { setValue } = useFormAccess()
  const [before, setBefore] = useState<unknown>()
  const isWanted = isRecord(formData)
  const want = (wanted: boolean) => {
    if (!wanted) setBefore(formData)
    setValue(fieldPathId.path, wanted ? (before ?? startingData(schema)) : null)
  }
  return (
    <fieldset className={styles.group} id={fieldPathId.$id} aria-label={label}>
      <Switch
        role="switch"
        aria-checked={isWanted}
        className={styles.wanted}
        checked={isWanted}
        disabled={disabled === true || readonly === true}
        label={label}
        onChange={({ currentTarget }) => want(currentTarget.checked)}
      />
      {isWanted && <SiblingsContext value={formData}>{content}</SiblingsContext>}
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
  const headingId = headingIdOf(idPrefix, section.id)
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
