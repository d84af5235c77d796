import { defineHandlers } from '#server/http/handler-types.ts'
import { changeSettingsOf, defineSettings, settingsOf } from '#server/resources/settings.ts'

/** What an organisation lets its suppliers do; which links are live reads it (0057_supplier_settings.sql). */
const supplierSettings = defineSettings('supplierSettings', 'supplier_settings', {
  columns: ['suppliersPlaceOrders'],
})

export const supplierSettingsHandlers = defineHandlers({
  getSupplierSettings: settingsOf(supplierSettings),
  updateSupplierSettings: changeSettingsOf(supplierSettings),
})
