// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './ServiceRevisionUpdate.validators.js'

export const serviceRevisionUpdateForm: GeneratedForm = {
  name: "ServiceRevisionUpdate",
  title: "Draft",
  submitLabel: "Save",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "properties": {
    "note": {
      "type": "string",
      "title": "What this draft is for",
      "maxLength": 300
    },
    "vehicleId": {
      "type": [
        "integer",
        "null"
      ],
      "title": "Vehicle",
      "minimum": 1,
      "maximum": 9007199254740991
    }
  }
},
  uiSchema: {
  "note": {
    "ui:help": "Stands in the history of the service"
  },
  "vehicleId": {
    "ui:widget": "entity",
    "ui:help": "Customers see its name",
    "ui:options": {
      "of": {
        "list": "/tenants/{tenantId}/vehicles",
        "get": "/vehicles"
      }
    }
  },
  "ui:order": [
    "note",
    "vehicleId"
  ]
},
  validators,
}
