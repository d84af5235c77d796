// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './BaseServiceSpeedInput.validators.js'

export const baseServiceSpeedInputForm: GeneratedForm = {
  name: "BaseServiceSpeedInput",
  title: "Service speed",
  submitLabel: "Save service speed",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name"
  ],
  "properties": {
    "name": {
      "type": "string",
      "title": "Name",
      "minLength": 1,
      "maxLength": 120,
      "format": "visible"
    },
    "durationMinutes": {
      "type": "integer",
      "title": "Promised within",
      "minimum": 1,
      "maximum": 525600
    },
    "description": {
      "type": "string",
      "title": "Description",
      "maxLength": 300
    },
    "charge": {
      "type": "object",
      "additionalProperties": false,
      "required": [
        "type",
        "amount"
      ],
      "properties": {
        "type": {
          "type": "string",
          "enum": [
            "none",
            "fee",
            "percentage"
          ]
        },
        "amount": {
          "type": "number",
          "minimum": 0,
          "maximum": 10000000
        }
      },
      "title": "What it adds",
      "default": {
        "type": "none",
        "amount": 0
      }
    },
    "textColor": {
      "type": "string",
      "title": "Text color",
      "maxLength": 7,
      "pattern": "^#[0-9a-fA-F]{6}$",
      "default": "#404854"
    },
    "backgroundColor": {
      "type": "string",
      "title": "Background color",
      "maxLength": 7,
      "pattern": "^#[0-9a-fA-F]{6}$"
    },
    "position": {
      "type": "integer",
      "title": "Order",
      "minimum": 0,
      "maximum": 1000,
      "default": 0
    }
  }
},
  uiSchema: {
  "durationMinutes": {
    "ui:help": "Minutes from the scheduled time to drop-off"
  },
  "description": {
    "ui:widget": "textarea"
  },
  "charge": {
    "ui:field": "charge"
  },
  "textColor": {
    "ui:widget": "color",
    "ui:options": {
      "message": "Must be a color such as #2d72d2"
    }
  },
  "backgroundColor": {
    "ui:widget": "color",
    "ui:options": {
      "message": "Must be a color such as #2d72d2"
    }
  },
  "position": {
    "ui:help": "The lowest number comes first"
  },
  "ui:order": [
    "name",
    "durationMinutes",
    "description",
    "charge",
    "textColor",
    "backgroundColor",
    "position"
  ]
},
  validators,
}
