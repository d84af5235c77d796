// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './TimeRangeModifiers.validators.js'

export const timeRangeModifiersForm: GeneratedForm = {
  name: "TimeRangeModifiers",
  title: "Time range",
  submitLabel: "Save",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "timeRanges"
  ],
  "properties": {
    "timeRanges": {
      "type": "array",
      "title": "Ranges",
      "maxItems": 100,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "from",
          "to",
          "charge"
        ],
        "properties": {
          "id": {
            "type": "integer",
            "format": "int64",
            "minimum": 1,
            "maximum": 9007199254740991
          },
          "name": {
            "type": "string",
            "title": "Name",
            "minLength": 1,
            "maxLength": 120,
            "format": "visible"
          },
          "from": {
            "type": "integer",
            "title": "Above",
            "minimum": 0,
            "maximum": 31536000
          },
          "to": {
            "type": [
              "integer",
              "null"
            ],
            "title": "Up to",
            "minimum": 0,
            "maximum": 31536000
          },
          "charge": {
            "oneOf": [
              {
                "type": "object",
                "title": "An amount",
                "additionalProperties": false,
                "required": [
                  "amountCadCents"
                ],
                "properties": {
                  "amountCadCents": {
                    "type": "integer",
                    "title": "Amount",
                    "minimum": -10000000,
                    "maximum": 10000000
                  }
                }
              },
              {
                "type": "object",
                "title": "A percentage",
                "additionalProperties": false,
                "required": [
                  "percent"
                ],
                "properties": {
                  "percent": {
                    "type": "number",
                    "title": "Percentage",
                    "minimum": -100,
                    "maximum": 999.99
                  }
                }
              }
            ],
            "title": "What it adds"
          }
        }
      }
    }
  }
},
  uiSchema: {
  "timeRanges": {
    "ui:options": {
      "itemLabel": "range",
      "empty": "What a short or a long promise adds"
    },
    "items": {
      "id": {
        "ui:widget": "hidden"
      },
      "from": {
        "ui:widget": "duration"
      },
      "to": {
        "ui:widget": "duration",
        "ui:placeholder": "No end"
      },
      "charge": {
        "ui:field": "surcharge",
        "ui:options": {
          "fieldReplacesAnyOrOneOf": true
        }
      },
      "ui:order": [
        "id",
        "name",
        "from",
        "to",
        "charge"
      ]
    }
  },
  "ui:order": [
    "timeRanges"
  ]
},
  validators,
}
