import type { RegistryFieldsType, RegistryWidgetsType } from '@rjsf/utils'
import type { ComponentType } from 'react'
import { type OverviewProps, lazyField, lazyOverview, lazyWidget } from './lazy-control.tsx'
import { CheckboxesWidget } from './widgets/Checkbox/CheckboxesWidget.tsx'
import { CheckboxWidget, SwitchWidget } from './widgets/Checkbox/CheckboxWidget.tsx'
import { validateColor } from './widgets/Color/colors.ts'
import { DateWidget } from './widgets/Date/DateWidget.tsx'
import { MeasureWidget } from './widgets/Measure/MeasureWidget.tsx'
import { MoneyWidget } from './widgets/Money/MoneyWidget.tsx'
import { PasswordWidget } from './widgets/Password/PasswordWidget.tsx'
import { validatePostalCode } from './widgets/PostalCode/postal-code.ts'
import { PostalCodeWidget } from './widgets/PostalCode/PostalCodeWidget.tsx'
import { SelectWidget } from './widgets/Select/SelectWidget.tsx'
import { TextareaWidget } from './widgets/Textarea/TextareaWidget.tsx'

const PhoneWidget = lazyWidget(async () => (await import('./widgets/Phone/PhoneWidget.tsx')).PhoneWidget)
const AddressWidget = lazyWidget(async () => (await import('./widgets/Address/AddressWidget.tsx')).AddressWidget)
const TimezoneWidget = lazyWidget(async () => (await import('./widgets/Timezone/TimezoneWidget.tsx')).TimezoneWidget)
const ColorWidget = lazyWidget(async () => (await import('./widgets/Color/ColorWidget.tsx')).ColorWidget)
const IconWidget = lazyWidget(async () => (await import('./widgets/Icon/IconWidget.tsx')).IconWidget)
const ImageWidget = lazyWidget(async () => (await import('./widgets/Image/ImageWidget.tsx')).ImageWidget)
const PermissionsWidget = lazyWidget(
  async () => (await import('./widgets/Permissions/PermissionsWidget.tsx')).PermissionsWidget,
)
const ScopesWidget = lazyWidget(async () => (await import('./widgets/Scopes/ScopesWidget.tsx')).ScopesWidget)
const PercentWidget = lazyWidget(async () => (await import('./widgets/Percent/PercentWidget.tsx')).PercentWidget)
const BandTableField = lazyField(async () => (await import('./widgets/BandTable/BandTableField.tsx')).BandTableField)
const ChargeField = lazyField(async () => (await import('./widgets/Charge/ChargeField.tsx')).ChargeField)
const EntityWidget = lazyWidget(async () => (await import('./widgets/Entity/EntityWidget.tsx')).EntityWidget)
const DurationWidget = lazyWidget(async () => (await import('./widgets/Duration/DurationWidget.tsx')).DurationWidget)
const SurchargeField = lazyField(async () => (await import('./widgets/Charge/SurchargeField.tsx')).SurchargeField)
const TimeOfDayWidget = lazyWidget(
  async () => (await import('./widgets/TimeOfDay/TimeOfDayWidget.tsx')).TimeOfDayWidget,
)
const WeekdaysWidget = lazyWidget(async () => (await import('./widgets/WeekWindows/WeekdaysWidget.tsx')).WeekdaysWidget)
const WeekStrip = lazyOverview(async () => (await import('./widgets/WeekWindows/WeekStrip.tsx')).WeekStrip)
const ContactDetailField = lazyField(
  async () => (await import('./widgets/ContactDetail/ContactDetailField.tsx')).ContactDetailField,
)
const DriverRatesField = lazyField(
  async () => (await import('./widgets/DriverRates/DriverRatesField.tsx')).DriverRatesField,
)
const ServiceRatesField = lazyField(
  async () => (await import('./widgets/DriverRates/DriverRatesField.tsx')).ServiceRatesField,
)
const HolidaysField = lazyField(async () => (await import('./widgets/Holidays/HolidaysField.tsx')).HolidaysField)
const OperatingHoursField = lazyField(
  async () => (await import('./widgets/OperatingHours/OperatingHoursField.tsx')).OperatingHoursField,
)

/** Widgets by the names that `x-form.widget` gives them, and by those rjsf looks up for a type or format. */
export const widgets: RegistryWidgetsType = {
  money: MoneyWidget,
  measure: MeasureWidget,
  percent: PercentWidget,
  permissions: PermissionsWidget,
  scopes: ScopesWidget,
  duration: DurationWidget,
  entity: EntityWidget,
  phone: PhoneWidget,
  postalCode: PostalCodeWidget,
  address: AddressWidget,
  timeOfDay: TimeOfDayWidget,
  timezone: TimezoneWidget,
  weekdays: WeekdaysWidget,
  color: ColorWidget,
  icon: IconWidget,
  image: ImageWidget,
  textarea: TextareaWidget,
  password: PasswordWidget,
  select: SelectWidget,
  checkbox: CheckboxWidget,
  checkboxes: CheckboxesWidget,
  switch: SwitchWidget,
  date: DateWidget,
  CheckboxWidget,
  CheckboxesWidget,
  ColorWidget,
  DateWidget,
  PasswordWidget,
  SelectWidget,
  TextareaWidget,
}

/** Controls of objects, which rjsf gives no widgets: custom fields by the names of `x-form.widget`. */
export const fields: RegistryFieldsType = {
  bandTable: BandTableField,
  charge: ChargeField,
  contactDetail: ContactDetailField,
  driverRates: DriverRatesField,
  holidays: HolidaysField,
  operatingHours: OperatingHoursField,
  serviceRates: ServiceRatesField,
  surcharge: SurchargeField,
}

/** What stands above the rows of a list and shows all of them at once, by the names of `x-form.widget`. */
export const overviews: Readonly<Record<string, ComponentType<OverviewProps>>> = {
  weekWindows: WeekStrip,
}

/** What a widget demands of its value beyond the schema: the message, or undefined when it is content. */
export type WidgetValidation = (value: unknown) => string | undefined

export const validations: Readonly<Record<string, WidgetValidation>> = {
  postalCode: validatePostalCode,
  color: validateColor,
}
