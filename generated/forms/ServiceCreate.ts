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
    "fromServiceId": {
      "type": "integer",
      "title": "Start from",
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
  "fromServiceId": {
    "ui:widget": "entity",
    "ui:help": "Empty when nothing is chosen",
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
    "fromServiceId",
    "isTemplate"
  ]
},
  validators,
}
