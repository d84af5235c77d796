// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './ServiceZone.validators.js'

export const serviceZoneForm: GeneratedForm = {
  name: "ServiceZone",
  title: "Zone",
  submitLabel: "Save zone",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name",
    "bounds",
    "flatFeeCadCents",
    "multiplier",
    "color",
    "priority"
  ],
  "properties": {
    "number": {
      "type": "integer",
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
    "flatFeeCadCents": {
      "type": "integer",
      "title": "Flat fee",
      "minimum": -10000000,
      "maximum": 10000000
    },
    "multiplier": {
      "type": "number",
      "title": "Multiplier",
      "minimum": 0,
      "maximum": 10.9999
    },
    "priority": {
      "type": "string",
      "title": "Priority",
      "enum": [
        "low",
        "medium",
        "high"
      ]
    },
    "color": {
      "type": "string",
      "title": "Color",
      "maxLength": 7,
      "pattern": "^#[0-9a-fA-F]{6}$"
    },
    "description": {
      "type": "string",
      "title": "Description",
      "maxLength": 300
    },
    "bounds": {
      "type": "array",
      "title": "Outline",
      "minItems": 3,
      "maxItems": 2000,
      "items": {
        "type": "array",
        "minItems": 2,
        "maxItems": 2,
        "items": {
          "type": "number",
          "minimum": -360,
          "maximum": 360
        }
      }
    },
    "holes": {
      "type": "array",
      "title": "Holes",
      "maxItems": 200,
      "items": {
        "type": "array",
        "title": "Outline",
        "minItems": 3,
        "maxItems": 2000,
        "items": {
          "type": "array",
          "minItems": 2,
          "maxItems": 2,
          "items": {
            "type": "number",
            "minimum": -360,
            "maximum": 360
          }
        }
      }
    },
    "parts": {
      "type": "array",
      "title": "Further parts",
      "maxItems": 200,
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "bounds"
        ],
        "properties": {
          "bounds": {
            "type": "array",
            "title": "Outline",
            "minItems": 3,
            "maxItems": 2000,
            "items": {
              "type": "array",
              "minItems": 2,
              "maxItems": 2,
              "items": {
                "type": "number",
                "minimum": -360,
                "maximum": 360
              }
            }
          },
          "holes": {
            "type": "array",
            "title": "Holes",
            "maxItems": 200,
            "items": {
              "type": "array",
              "title": "Outline",
              "minItems": 3,
              "maxItems": 2000,
              "items": {
                "type": "array",
                "minItems": 2,
                "maxItems": 2,
                "items": {
                  "type": "number",
                  "minimum": -360,
                  "maximum": 360
                }
              }
            }
          }
        }
      }
    }
  }
},
  uiSchema: {
  "number": {
    "ui:widget": "hidden"
  },
  "flatFeeCadCents": {
    "ui:widget": "money"
  },
  "multiplier": {
    "ui:help": "Of the base price: 1 adds nothing, 1.15 adds 15 %"
  },
  "priority": {
    "ui:widget": "select",
    "ui:enumNames": [
      "Low",
      "Medium",
      "High"
    ],
    "ui:help": "Where zones overlap the higher one wins"
  },
  "color": {
    "ui:widget": "color",
    "ui:options": {
      "message": "Must be a color such as #2d72d2"
    }
  },
  "description": {
    "ui:widget": "textarea"
  },
  "bounds": {
    "ui:widget": "outline"
  },
  "holes": {
    "ui:widget": "hidden"
  },
  "parts": {
    "ui:widget": "hidden",
    "items": {
      "ui:order": [
        "bounds",
        "holes"
      ]
    }
  },
  "ui:order": [
    "number",
    "name",
    "flatFeeCadCents",
    "multiplier",
    "priority",
    "color",
    "description",
    "bounds",
    "holes",
    "parts"
  ]
},
  validators,
}
