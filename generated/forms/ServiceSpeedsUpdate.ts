// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './ServiceSpeedsUpdate.validators.js'

export const serviceSpeedsUpdateForm: GeneratedForm = {
  name: "ServiceSpeedsUpdate",
  title: "Service speeds",
  submitLabel: "Save",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "data"
  ],
  "properties": {
    "data": {
      "type": "array",
      "title": "Service speeds",
      "maxItems": 100,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name",
          "textColor"
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
          "description": {
            "type": [
              "string",
              "null"
            ],
            "title": "Description",
            "maxLength": 300
          },
          "textColor": {
            "type": "string",
            "maxLength": 7,
            "pattern": "^#[0-9a-fA-F]{6}$",
            "title": "Color"
          },
          "durationS": {
            "type": [
              "integer",
              "null"
            ],
            "minimum": 0,
            "maximum": 31536000,
            "title": "Promised within"
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
  "data": {
    "ui:options": {
      "itemLabel": "service speed",
      "empty": "How fast customers can choose to have it and what each promise adds"
    },
    "items": {
      "id": {
        "ui:widget": "hidden"
      },
      "textColor": {
        "ui:widget": "color",
        "ui:options": {
          "message": "Must be a color such as #2d72d2"
        }
      },
      "durationS": {
        "ui:widget": "duration"
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
        "description",
        "textColor",
        "durationS",
        "charge"
      ]
    }
  },
  "ui:order": [
    "data"
  ]
},
  validators,
}
