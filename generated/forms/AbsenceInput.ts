// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './AbsenceInput.validators.js'

export const absenceInputForm: GeneratedForm = {
  name: "AbsenceInput",
  title: "Day off",
  submitLabel: "Save day off",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "userId",
    "fromDay",
    "untilDay"
  ],
  "properties": {
    "userId": {
      "type": "integer",
      "title": "Driver",
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "fromDay": {
      "type": "string",
      "title": "From",
      "format": "date",
      "maxLength": 10
    },
    "untilDay": {
      "type": "string",
      "title": "Until",
      "format": "date",
      "maxLength": 10
    },
    "note": {
      "type": "string",
      "title": "Note",
      "maxLength": 300
    }
  }
},
  uiSchema: {
  "userId": {
    "ui:widget": "entity",
    "ui:options": {
      "of": {
        "list": "/tenants/{tenantId}/users-by-role/Driver"
      }
    }
  },
  "untilDay": {
    "ui:help": "The last day off"
  },
  "note": {
    "ui:widget": "textarea"
  },
  "ui:order": [
    "userId",
    "fromDay",
    "untilDay",
    "note"
  ]
},
  validators,
}
