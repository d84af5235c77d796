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
    },
    "taxSettingIds": {
      "type": "array",
      "title": "Taxes of your own",
      "maxItems": 100,
      "uniqueItems": true,
      "items": {
        "type": "integer",
        "format": "int64",
        "minimum": 1,
        "maximum": 9007199254740991
      }
    }
  }
},
  uiSchema: {
  "kind": {
    "ui:widget": "select"
  },
  "taxSettingIds": {
    "ui:widget": "entity",
    "ui:placeholder": "The rates of each province",
    "ui:help": "Each holds in its province and between its days; everywhere else the rate of the province does",
    "ui:options": {
      "of": {
        "list": "/tenants/{tenantId}/tax-settings",
        "get": "/tax-settings"
      },
      "when": {
        "field": "kind",
        "equals": "taxable"
      }
    }
  },
  "pstSk": {
    "ui:options": {
      "when": {
        "field": "kind",
        "equals": "taxable"
      }
    }
  },
  "ui:order": [
    "kind",
    "taxSettingIds",
    "pstSk"
  ]
},
  validators,
}
