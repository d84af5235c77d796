// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './RevisionVariables.validators.js'

export const revisionVariablesForm: GeneratedForm = {
  name: "RevisionVariables",
  title: "Base price",
  submitLabel: "Save",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "type",
    "baseFeeCadCents",
    "minimumCadCents",
    "maximumCadCents"
  ],
  "properties": {
    "type": {
      "type": "string",
      "title": "Pricing type",
      "oneOf": [
        {
          "const": "variable",
          "title": "By its rules"
        },
        {
          "const": "fixed",
          "title": "One price"
        },
        {
          "const": "manual",
          "title": "Typed by a dispatcher"
        }
      ]
    },
    "baseFeeCadCents": {
      "type": [
        "integer",
        "null"
      ],
      "title": "Base fee",
      "minimum": 0,
      "maximum": 10000000
    },
    "minimumCadCents": {
      "type": [
        "integer",
        "null"
      ],
      "title": "Minimum",
      "minimum": 0,
      "maximum": 10000000
    },
    "maximumCadCents": {
      "type": [
        "integer",
        "null"
      ],
      "title": "Maximum",
      "minimum": 0,
      "maximum": 10000000
    }
  }
},
  uiSchema: {
  "type": {
    "ui:widget": "select"
  },
  "baseFeeCadCents": {
    "ui:widget": "money",
    "ui:help": "What every order pays",
    "ui:options": {
      "when": {
        "field": "type",
        "in": [
          "variable",
          "fixed"
        ]
      }
    }
  },
  "minimumCadCents": {
    "ui:widget": "money",
    "ui:help": "Before fuel, waiting and tax",
    "ui:options": {
      "when": {
        "field": "type",
        "in": [
          "variable",
          "fixed"
        ]
      }
    }
  },
  "maximumCadCents": {
    "ui:widget": "money",
    "ui:help": "Before fuel, waiting and tax",
    "ui:options": {
      "when": {
        "field": "type",
        "in": [
          "variable",
          "fixed"
        ]
      }
    }
  },
  "ui:order": [
    "type",
    "baseFeeCadCents",
    "minimumCadCents",
    "maximumCadCents"
  ]
},
  validators,
}
