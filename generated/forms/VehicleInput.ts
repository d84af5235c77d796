// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './VehicleInput.validators.js'

export const vehicleInputForm: GeneratedForm = {
  name: "VehicleInput",
  title: "Vehicle",
  submitLabel: "Save vehicle",
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
    "licensePlate": {
      "type": "string",
      "title": "License plate",
      "maxLength": 20
    },
    "driverUserId": {
      "type": "integer",
      "title": "Driver",
      "minimum": 1,
      "maximum": 9007199254740991
    },
    "maxWeightKg": {
      "type": "number",
      "title": "Heaviest load",
      "minimum": 0,
      "maximum": 100000
    },
    "maxVolumeM3": {
      "type": "number",
      "title": "Largest load",
      "minimum": 0,
      "maximum": 1000
    },
    "description": {
      "type": "string",
      "title": "Description",
      "maxLength": 300
    }
  }
},
  uiSchema: {
  "driverUserId": {
    "ui:options": {
      "of": {
        "list": "/tenants/{tenantId}/users-by-role/Driver"
      }
    }
  },
  "maxWeightKg": {
    "ui:widget": "measure",
    "ui:options": {
      "unit": "weight"
    }
  },
  "maxVolumeM3": {
    "ui:widget": "measure",
    "ui:options": {
      "unit": "volume"
    }
  },
  "description": {
    "ui:widget": "textarea"
  },
  "ui:order": [
    "name",
    "licensePlate",
    "driverUserId",
    "maxWeightKg",
    "maxVolumeM3",
    "description"
  ]
},
  validators,
}
