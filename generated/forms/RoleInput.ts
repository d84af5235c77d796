// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './RoleInput.validators.js'

export const roleInputForm: GeneratedForm = {
  name: "RoleInput",
  title: "Role",
  submitLabel: "Save role",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name",
    "permissions"
  ],
  "properties": {
    "name": {
      "type": "string",
      "title": "Name",
      "minLength": 1,
      "maxLength": 60,
      "format": "visible"
    },
    "description": {
      "type": "string",
      "title": "Description",
      "maxLength": 300
    },
    "permissions": {
      "type": "array",
      "title": "What it allows",
      "maxItems": 100,
      "uniqueItems": true,
      "items": {
        "type": "string",
        "enum": [
          "delivery-orders.read",
          "delivery-orders.create",
          "delivery-orders.update",
          "delivery-orders.delete",
          "delivery-orders.assign",
          "delivery-orders.update-limited",
          "delivery-orders.drive",
          "recurring-orders.read",
          "recurring-orders.create",
          "recurring-orders.update",
          "recurring-orders.delete",
          "customers.read",
          "customers.create",
          "customers.update",
          "customers.delete",
          "vendors.read",
          "vendors.create",
          "vendors.update",
          "vendors.delete",
          "suppliers.read",
          "suppliers.create",
          "suppliers.update",
          "suppliers.delete",
          "users.read",
          "users.create",
          "users.update",
          "users.delete",
          "users.impersonate",
          "installation.manage",
          "roles.read",
          "roles.create",
          "roles.update",
          "roles.delete",
          "locations.read",
          "locations.create",
          "locations.update",
          "locations.delete",
          "services.read",
          "services.create",
          "services.update",
          "services.delete",
          "vehicles.read",
          "vehicles.create",
          "vehicles.update",
          "vehicles.delete",
          "delivery-settings.read",
          "delivery-settings.create",
          "delivery-settings.update",
          "delivery-settings.delete",
          "tenants.read",
          "tenants.create",
          "tenants.update",
          "tenants.delete",
          "applications.read",
          "applications.create",
          "applications.update",
          "applications.delete",
          "invitations.read",
          "invitations.create",
          "invitations.update",
          "invitations.delete",
          "accounting.read",
          "accounting.create",
          "accounting.update",
          "accounting.delete",
          "pricing.read",
          "pricing.create",
          "pricing.update",
          "pricing.delete",
          "owner.audit-onboarding-requests",
          "owner.change-ownership",
          "owner.update-subscription"
        ]
      }
    }
  }
},
  uiSchema: {
  "description": {
    "ui:widget": "textarea"
  },
  "permissions": {
    "ui:widget": "permissions"
  },
  "ui:order": [
    "name",
    "description",
    "permissions"
  ]
},
  validators,
}
