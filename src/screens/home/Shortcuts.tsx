import { BankAccount, Calculator, ChevronRight, Document, Inbox, TimelineBarChart } from '@blueprintjs/icons'
import { Link } from 'react-router-dom'
import type { NavigationEntry, NavigationSection } from '#domain/access/navigation.ts'
import { type SectionIcon, sectionIcons } from '#src/layouts/section-icons.ts'
import { useNavigation } from '#src/layouts/use-navigation.ts'
import styles from './home.module.css'

/** What one does there, in a line. */
const purposes: Readonly<Record<NavigationSection, string> & { accounting?: string }> = {
  scheduler: 'Place an order',
  planner: 'Plan orders that are placed again and again',
  dispatch: 'Give orders to drivers',
  customers: 'Whom you deliver for, and on what terms',
  partners: 'Couriers that carry for you, and you for them',
  vendors: 'Who delivers for you, and on what terms',
  suppliers: 'Who sends to you',
  drivers: 'Who drives, with what, and who is off',
  'order-history': 'Find any order',
  'order-tracking': 'See where parcels are',
  settings: 'The organization and how it works',
  'accounting-data': 'What orders bring in, and what of it is billed',
  'accounting-billing': 'Bill orders, send invoices, and record payments',
  'received-invoices': 'What couriers bill you, and how to pay it',
  'accounting-driver-pay': 'What drivers are due, and pay runs',
  reports: 'What orders come to, by whom they were',
  locations: 'Locations you pick up from and deliver to',
}

/** The pictures of what stands in a submenu, where it is met by itself. */
const submenuIcons: Readonly<Partial<Record<NavigationEntry['id'], SectionIcon>>> = {
  'accounting-data': Calculator,
  'accounting-billing': Document,
  'received-invoices': Inbox,
  'accounting-driver-pay': BankAccount,
  reports: TimelineBarChart,
}

/** The sections that this person has, each with what it is for. */
export function Shortcuts() {
  const entries = useNavigation().flatMap(({ id, path, label, submenu }) =>
    path === null ? submenu.map((link) => ({ ...link, label: `${label}: ${link.label}` })) : [{ id, path, label }],
  )
  if (entries.length === 0) return null
  return (
    <section className={`wb-card ${styles.shortcuts}`}>
      <h2 className="wb-section-title">Go to</h2>
      <ul>
        {entries.map(({ id, path, label }) => {
          const Icon = sectionIcons[id] ?? submenuIcons[id]
          return (
            <li key={id}>
              <Link to={path} className={styles.shortcut}>
                <span className={styles.shortcutIcon}>{Icon !== undefined && <Icon size={16} />}</span>
                <span className={styles.shortcutWords}>
                  <span className={styles.shortcutLabel}>{label}</span>
                  <span className={styles.shortcutPurpose}>{purposes[id]}</span>
                </span>
                <ChevronRight size={14} className={styles.shortcutChevron} />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
