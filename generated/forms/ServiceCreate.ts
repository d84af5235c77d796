// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './ServiceCreate.validators.js'

export const serviceCreateForm: GeneratedForm = {
  name: "ServiceCreate",
  title: "New service",
  submitLabel: "Create service",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name"
  ],
  "properties": {
    "name": {
      "type": "string",
      "title": "Name",
      "minLength": 1,
      "maxLength": 120,
      "format": "visible"
    },
    "description": {
      "type": "string",
      "title": "Description",
      "maxLength": 300
    },
    "standard": {
      "type": "string",
      "title": "Standard service",
      "enum": [
        "sameDay",
        "scheduledRoute",
        "rush"
      ]
    },
    "fromServiceId": {
      "type": "integer",
      "title": "Or start from one of yours",
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "isTemplate": {
      "type": "boolean",
      "title": "Template"
    }
  }
},
  uiSchema: {
  "description": {
    "ui:widget": "textarea"
  },
  "standard": {
    "ui:widget": "select",
    "ui:enumNames": [
      "Same day in the city",
      "Scheduled route",
      "Rush"
    ],
    "ui:placeholder": "None",
    "ui:help": "With parcel types, speeds and prices, all yours to change"
  },
  "fromServiceId": {
    "ui:widget": "entity",
    "ui:help": "Empty when neither is chosen",
    "ui:options": {
      "of": {
        "list": "/tenants/{tenantId}/services-meta",
        "get": "/services"
      }
    }
  },
  "isTemplate": {
    "ui:help": "Kept only to start other services from"
  },
  "ui:order": [
    "name",
    "description",
    "standard",
    "fromServiceId",
    "isTemplate"
  ]
},
  validators,
}
