// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './TagsUpdate.validators.js'

export const tagsUpdateForm: GeneratedForm = {
  name: "TagsUpdate",
  title: "Tags",
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
      "title": "Tags",
      "maxItems": 100,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "name"
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
          "iconImageSrc": {
            "type": [
              "string",
              "null"
            ],
            "title": "Icon",
            "maxLength": 100,
            "pattern": "^/api/images/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"
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
      "itemLabel": "tag",
      "empty": "What customers can say of an order, such as fragile, and what it adds"
    },
    "items": {
      "id": {
        "ui:widget": "hidden"
      },
      "iconImageSrc": {
        "ui:widget": "image",
        "ui:options": {
          "of": {
            "list": "/image-library",
            "get": "/image-library"
          },
          "message": "Must be a picture of your library"
        }
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
        "iconImageSrc",
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
