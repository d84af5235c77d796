// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './RevisionTaxSettings.validators.js'

export const revisionTaxSettingsForm: GeneratedForm = {
  name: "RevisionTaxSettings",
  title: "Taxes",
  submitLabel: "Save",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "kind",
    "pstSk"
  ],
  "properties": {
    "kind": {
      "type": "string",
      "title": "Tax",
      "oneOf": [
        {
          "const": "taxable",
          "title": "By the province of the drop-off"
        },
        {
          "const": "exempt",
          "title": "Exempt"
        },
        {
          "const": "zeroRated",
          "title": "Zero rated"
        }
      ]
    },
    "pstSk": {
      "type": "boolean",
      "title": "Charge PST in Saskatchewan"
    }
  }
},
  uiSchema: {
  "kind": {
    "ui:widget": "select"
  },
  "ui:order": [
    "kind",
    "pstSk"
  ]
},
  validators,
}
