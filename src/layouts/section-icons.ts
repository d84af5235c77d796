import type { ComponentType } from 'react'
import {
  Calculator,
  Calendar,
  Cog,
  Cube,
  Dollar,
  Exchange,
  History,
  KnownVehicle,
  MapMarker,
  People,
  Person,
  Repeat,
  Route,
  Shop,
  TimelineBarChart,
} from '@blueprintjs/icons'
import type { NavigationEntry } from '#domain/access/navigation.ts'

/** The picture of each entry of the side menu, whose submenus have words alone, and of what stands in them where it is met by itself. */
export const sectionIcons: Readonly<Partial<Record<NavigationEntry['id'], ComponentType<{ size?: number }>>>> = {
  scheduler: Calendar,
  planner: Repeat,
  customers: People,
  partners: Exchange,
  drivers: Person,
  locations: MapMarker,
  'order-history': History,
  'order-tracking': Route,
  dispatch: KnownVehicle,
  accounting: Dollar,
  'accounting-data': Calculator,
  reports: TimelineBarChart,
  vendors: Shop,
  suppliers: Cube,
  settings: Cog,
}
