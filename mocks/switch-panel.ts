import { type Choice, rolesIn } from './choice.ts'
import { type Fault, faults, type RoleName } from './context.ts'
import { tenantKeys } from './seed/tenants.ts'
import styles from './switch-panel.module.css'

interface Acts {
  /** Another person, or another way of answering: the page loads anew. */
  readonly change: (choice: Choice) => void
  /** Only remembers. */
  readonly keep: (choice: Choice) => void
  readonly signIn: () => void
  /** Forgets what was changed in the world. */
  readonly startOver: () => void
}

const tenantLabels: Readonly<Record<Choice['tenant'], string>> = {
  courier: 'Courier',
  customer: 'Customer',
  supplier: 'Supplier',
  stranger: 'Another courier, empty',
  onboarding: 'Owes its billing address',
  'no-actions': 'Nothing to do',
  managed: 'Managed customer',
  internal: 'Internal',
  battlefords: 'A courier that offers a partnership',
  nowhere: 'No organization',
}

const faultLabels: Readonly<Record<Fault, string>> = {
  slow: 'Slowly',
  empty: 'With empty lists',
  '401': '401 signed out',
  '403': '403 forbidden',
  '422': '422 changes refused',
  '500': '500 broken',
  'permission-token': 'Stale permission token',
}

/** The switch in the corner: who one is, and how calls are answered. It is no part of the application. */
export function showSwitchPanel(choice: Choice, acts: Acts): void {
  const panel = document.createElement('aside')
  panel.className = styles.mocks ?? ''
  panel.setAttribute('aria-label', 'Mocks')

  const fields = document.createElement('div')
  fields.className = styles.fields ?? ''
  fields.id = 'mock-fields'
  fields.hidden = !choice.open
  fields.append(
    select('Organization', choice.tenant, [...tenantKeys, 'nowhere'], tenantLabels, (tenant) =>
      acts.change({ ...choice, tenant, role: roleIn(tenant, choice.role), open: true }),
    ),
    select('Role', choice.role, rolesIn(choice.tenant), null, (role) => acts.change({ ...choice, role, open: true })),
    select('Answer', choice.fault ?? 'usual', ['usual', ...faults], { ...faultLabels, usual: 'As usual' }, (fault) =>
      acts.change({ ...choice, fault: fault === 'usual' ? null : fault, open: true }),
    ),
    buttons(acts),
  )

  const toggle = button('Mocks', () => {
    fields.hidden = !fields.hidden
    toggle.setAttribute('aria-expanded', String(!fields.hidden))
    acts.keep({ ...choice, open: !fields.hidden })
  })
  toggle.className = styles.toggle ?? ''
  toggle.setAttribute('aria-expanded', String(choice.open))
  toggle.setAttribute('aria-controls', fields.id)
  if (choice.fault !== null) toggle.textContent = `Mocks: ${faultLabels[choice.fault]}`

  panel.append(fields, toggle)
  document.body.append(panel)
}

function roleIn(tenant: Choice['tenant'], role: RoleName): RoleName {
  const roles = rolesIn(tenant)
  return roles.includes(role) ? role : (roles[0] ?? role)
}

function select<Value extends string>(
  label: string,
  value: Value,
  values: readonly Value[],
  labels: Readonly<Record<Value, string>> | null,
  change: (value: Value) => void,
): HTMLElement {
  const field = document.createElement('div')
  field.className = styles.field ?? ''
  const control = document.createElement('select')
  control.id = `mock-${label.toLowerCase()}`
  const name = document.createElement('label')
  name.htmlFor = control.id
  name.textContent = label
  for (const option of values) {
    const text = labels === null ? spaced(option) : labels[option]
    control.add(new Option(text, option, option === value, option === value))
  }
  control.addEventListener('change', () => {
    const chosen = values[control.selectedIndex]
    if (chosen !== undefined) change(chosen)
  })
  field.append(name, control)
  return field
}

function buttons(acts: Acts): HTMLElement {
  const row = document.createElement('div')
  row.className = styles.buttons ?? ''
  row.append(button('Sign in again', acts.signIn), button('Start over', acts.startOver))
  return row
}

function button(text: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.textContent = text
  element.addEventListener('click', press)
  return element
}

/** `organizationManager` as "Organization manager". */
function spaced(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
