// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './TimeOfDayModifiers.validators.js'

export const timeOfDayModifiersForm: GeneratedForm = {
  name: "TimeOfDayModifiers",
  title: "Time of day",
  submitLabel: "Save",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "timesOfDay"
  ],
  "properties": {
    "timesOfDay": {
      "type": "array",
      "title": "Windows",
      "maxItems": 100,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "days",
          "from",
          "to",
          "charge",
          "stacks"
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
          "days": {
            "type": "array",
            "title": "Days",
            "maxItems": 8,
            "uniqueItems": true,
            "items": {
              "type": "string",
              "enum": [
                "monday",
                "tuesday",
                "wednesday",
                "thursday",
                "friday",
                "saturday",
                "sunday",
                "holiday"
              ]
            }
          },
          "from": {
            "type": "integer",
            "title": "From",
            "minimum": 0,
            "maximum": 86399
          },
          "to": {
            "type": "integer",
            "title": "To",
            "minimum": 0,
            "maximum": 172800
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
          },
          "stacks": {
            "type": "boolean",
            "title": "Added to others",
            "default": false
          }
        }
      }
    }
  }
},
  uiSchema: {
  "timesOfDay": {
    "ui:options": {
      "itemLabel": "window",
      "overview": "weekWindows",
      "empty": "When an order costs more, such as evenings and weekends"
    },
    "items": {
      "id": {
        "ui:widget": "hidden"
      },
      "days": {
        "ui:widget": "weekdays"
      },
      "from": {
        "ui:widget": "timeOfDay"
      },
      "to": {
        "ui:widget": "timeOfDay",
        "ui:options": {
          "after": "from"
        }
      },
      "charge": {
        "ui:field": "surcharge",
        "ui:options": {
          "fieldReplacesAnyOrOneOf": true
        }
      },
      "stacks": {
        "ui:widget": "switch"
      },
      "ui:order": [
        "id",
        "name",
        "days",
        "from",
        "to",
        "charge",
        "stacks"
      ]
    }
  },
  "ui:order": [
    "timesOfDay"
  ]
},
  validators,
}
