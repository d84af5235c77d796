import type { ComponentType } from 'react'
import {
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
} from '@blueprintjs/icons'
import type { NavigationEntry } from '#domain/access/navigation.ts'

export type SectionIcon = ComponentType<{ size?: number }>

/** The picture of each entry of the side menu; the links of its submenus have words alone. */
export const sectionIcons: Readonly<Partial<Record<NavigationEntry['id'], SectionIcon>>> = {
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
  vendors: Shop,
  suppliers: Cube,
  settings: Cog,
}
