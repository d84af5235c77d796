// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './TaxSettingInput.validators.js'

export const taxSettingInputForm: GeneratedForm = {
  name: "TaxSettingInput",
  title: "Tax",
  submitLabel: "Save tax",
  sections: [
  {
    "id": "tax",
    "title": "Tax"
  },
  {
    "id": "time",
    "title": "In force"
  }
],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name",
    "type",
    "percent",
    "effectiveFrom"
  ],
  "properties": {
    "name": {
      "type": "string",
      "title": "Name",
      "minLength": 1,
      "maxLength": 60,
      "format": "visible"
    },
    "type": {
      "type": "string",
      "title": "Type",
      "enum": [
        "GST",
        "QST",
        "PST SK",
        "GST/HST",
        "Exempt",
        "Zero Rated"
      ]
    },
    "province": {
      "type": "string",
      "title": "Province",
      "enum": [
        "AB",
        "BC",
        "MB",
        "NB",
        "NL",
        "NS",
        "NT",
        "NU",
        "ON",
        "PE",
        "QC",
        "SK",
        "YT"
      ]
    },
    "percent": {
      "type": "number",
      "title": "Rate",
      "minimum": 0,
      "maximum": 100
    },
    "effectiveFrom": {
      "type": "string",
      "title": "From",
      "format": "date",
      "maxLength": 10
    },
    "effectiveUntil": {
      "type": "string",
      "title": "Until",
      "format": "date",
      "maxLength": 10
    }
  }
},
  uiSchema: {
  "name": {
    "ui:options": {
      "section": "tax"
    }
  },
  "type": {
    "ui:options": {
      "section": "tax"
    }
  },
  "province": {
    "ui:widget": "select",
    "ui:help": "Of the drop-off",
    "ui:options": {
      "section": "tax",
      "requiredWhen": {
        "field": "type",
        "in": [
          "GST",
          "QST",
          "PST SK",
          "GST/HST"
        ]
      }
    }
  },
  "percent": {
    "ui:widget": "percent",
    "ui:options": {
      "section": "tax",
      "when": {
        "field": "type",
        "in": [
          "GST",
          "QST",
          "PST SK",
          "GST/HST"
        ],
        "otherwise": 0
      }
    }
  },
  "effectiveFrom": {
    "ui:options": {
      "section": "time"
    }
  },
  "effectiveUntil": {
    "ui:help": "The last day; empty while nothing follows",
    "ui:options": {
      "section": "time"
    }
  },
  "ui:order": [
    "name",
    "type",
    "province",
    "percent",
    "effectiveFrom",
    "effectiveUntil"
  ]
},
  validators,
}
