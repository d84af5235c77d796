// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './VendorInput.validators.js'

export const vendorInputForm: GeneratedForm = {
  name: "VendorInput",
  title: "Vendor",
  submitLabel: "Save vendor",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [],
  "properties": {
    "ownName": {
      "type": "string",
      "title": "Your name for it",
      "maxLength": 120,
      "format": "visible"
    },
    "accountNumber": {
      "type": "string",
      "title": "Vendor number",
      "maxLength": 40
    },
    "isFavorite": {
      "type": "boolean",
      "title": "Preferred",
      "default": false
    },
    "notes": {
      "type": "string",
      "title": "Notes",
      "maxLength": 2000
    }
  }
},
  uiSchema: {
  "isFavorite": {
    "ui:widget": "switch",
    "ui:help": "Marks it as a favourite"
  },
  "notes": {
    "ui:widget": "textarea",
    "ui:help": "Only your organization reads this"
  },
  "ui:order": [
    "ownName",
    "accountNumber",
    "isFavorite",
    "notes"
  ]
},
  validators,
}
